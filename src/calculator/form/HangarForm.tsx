import { CountField } from "./fields/CountField.tsx";
import { FlagField } from "./fields/FlagField.tsx";
import { FormSection } from "./FormSection.tsx";
import { LengthField } from "./fields/LengthField.tsx";
import { OptionFields } from "./OptionFields.tsx";
import { RoofField } from "./fields/RoofField.tsx";
import { StandardSizeField } from "./fields/StandardSizeField.tsx";

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
        <OptionFields group="frame" />
      </FormSection>
      <FormSection title="Проёмы">
        <CountField name="gates" />
        <OptionFields group="openings" />
      </FormSection>
      <FormSection title="Утепление и обшивка">
        <FlagField name="panels" />
        <OptionFields group="cladding" />
      </FormSection>
      <FormSection title="Работы">
        <OptionFields group="works" />
      </FormSection>
    </form>
  );
}
