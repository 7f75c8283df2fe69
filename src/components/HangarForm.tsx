import { FILLER_CHOICES, GATES_POS_CHOICES, RAILS_CHOICES, TRUSS_CHOICES } from "../calculator/choices.ts";
import { ChoiceField } from "./ChoiceField.tsx";
import { CountField } from "./CountField.tsx";
import { DependentFields } from "./DependentFields.tsx";
import { FlagField } from "./FlagField.tsx";
import { FormSection } from "./FormSection.tsx";
import { LengthField } from "./LengthField.tsx";
import { RoofField } from "./RoofField.tsx";
import { StandardSizeField } from "./StandardSizeField.tsx";

/** Every option of a calculation, in the order in which a person thinks of a hangar. */
export function HangarForm() {
  return (
    <form class="hangar-form" aria-label="Параметры ангара" autocomplete="off">
      <FormSection title="Крыша">
        <RoofField name="roof" />
      </FormSection>
      <FormSection title="Размеры">
        <StandardSizeField name="width" />
        <LengthField name="length" />
        <StandardSizeField name="height" />
      </FormSection>
      <FormSection title="Каркас и основание">
        <ChoiceField name="truss" choices={TRUSS_CHOICES} />
        <div class="flags">
          <FlagField name="welded" />
          <FlagField name="wall_progony" />
          <FlagField name="anchors" />
          <FlagField name="piles" />
        </div>
      </FormSection>
      <FormSection title="Проёмы">
        <CountField name="gates" />
        <DependentFields on="rails">
          <ChoiceField name="gates_pos" choices={GATES_POS_CHOICES} />
          <ChoiceField name="rails" choices={RAILS_CHOICES} />
        </DependentFields>
        <CountField name="doors" />
        <CountField name="windows" />
      </FormSection>
      <FormSection title="Утепление и обшивка">
        <FlagField name="panels" />
        <DependentFields on="filler">
          <ChoiceField name="filler" choices={FILLER_CHOICES} />
          <div class="flags">
            <FlagField name="dekor_roof" />
            <FlagField name="dekor_wall" />
            <FlagField name="panels_high_wall" />
          </div>
        </DependentFields>
      </FormSection>
      <FormSection title="Работы">
        <div class="flags">
          <FlagField name="montazh" />
          <FlagField name="panels_montazh" />
        </div>
      </FormSection>
    </form>
  );
}
