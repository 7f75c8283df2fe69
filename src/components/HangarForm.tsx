import { CountField } from "./CountField.tsx";
import { FlagField } from "./FlagField.tsx";
import { FormSection } from "./FormSection.tsx";
import { LengthField } from "./LengthField.tsx";
import { CladdingOptions, FrameOptions, OpeningOptions } from "./OptionGroups.tsx";
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
        <FrameOptions />
      </FormSection>
      <FormSection title="Проёмы">
        <CountField name="gates" />
        <OpeningOptions />
      </FormSection>
      <FormSection title="Утепление и обшивка">
        <FlagField name="panels" />
        <CladdingOptions />
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
