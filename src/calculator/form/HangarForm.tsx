import type { OptionName } from "../../options/options.ts";
import { AllParameters } from "./AllParameters.tsx";
import { CountField } from "./fields/CountField.tsx";
import { FlagField } from "./fields/FlagField.tsx";
import { FormSection } from "./FormSection.tsx";
import { OptionPricesProvider } from "./option-prices/OptionPricesProvider.tsx";
import { PurposeField } from "./purposes/PurposeField.tsx";
import { RoofAndSizes } from "./RoofAndSizes.tsx";
import * as formWords from "./form-words.ts";

/** What is bought most, in the order in which a person thinks of a hangar; the rest is folded. */
const USUAL: readonly OptionName[] = ["gates", "panels", "panels_montazh", "montazh", "piles"];

/** Every option of a calculation: what is for most first, with what each costs in this very hangar. */
export function HangarForm() {
  return (
    <form class="hangar-form" aria-label={formWords.name} autocomplete="off">
      <OptionPricesProvider>
        <FormSection title="Для чего">
          <PurposeField />
        </FormSection>
        <RoofAndSizes />
        <FormSection title="Ворота, обшивка и работы">
          <CountField name="gates" />
          <FlagField name="panels" />
          <FlagField name="panels_montazh" />
          <FlagField name="montazh" />
          <FlagField name="piles" />
        </FormSection>
        <AllParameters elsewhere={USUAL} />
      </OptionPricesProvider>
    </form>
  );
}
