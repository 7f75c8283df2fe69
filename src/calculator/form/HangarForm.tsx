import { CountField } from "./fields/CountField.tsx";
import { FlagField } from "./fields/FlagField.tsx";
import { FormSection } from "./FormSection.tsx";
import { OptionFields } from "./OptionFields.tsx";
import { RoofAndSizes } from "./RoofAndSizes.tsx";

/** Every option of a calculation, in the order in which a person thinks of a hangar. */
export function HangarForm() {
  return (
    <form class="hangar-form" aria-label="Параметры ангара" autocomplete="off">
      <RoofAndSizes />
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
