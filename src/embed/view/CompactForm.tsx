import { baseUrl } from "hangar-engine";
import { useCalculator } from "../../calculator/calculator-context.ts";
import { COUNT_NAMES } from "../../calculator/form/form-state.ts";
import { CountField } from "../../calculator/form/fields/CountField.tsx";
import { FlagField } from "../../calculator/form/fields/FlagField.tsx";
import { FormSection } from "../../calculator/form/FormSection.tsx";
import { RoofAndSizes } from "../../calculator/form/RoofAndSizes.tsx";
import { OutLink } from "./OutLink.tsx";
import * as formWords from "../../calculator/form/form-words.ts";
import * as embedWords from "../embed-words.ts";

/** What decides most of a price; every other option is one link away. */
export function CompactForm() {
  const { form, offered, shown } = useCalculator().state;
  const counts = COUNT_NAMES.filter((name) => offered.limits[name] > 0 || form[name] !== "0");
  return (
    <form class="hangar-form" part="form" aria-label={formWords.name} autocomplete="off">
      <RoofAndSizes />
      {counts.length > 0 && (
        <FormSection title={formWords.groups.openings}>
          <div>
            {counts.map((name) => (
              <CountField key={name} name={name} />
            ))}
          </div>
        </FormSection>
      )}
      <FormSection title={embedWords.works}>
        <div>
          <FlagField name="montazh" />
          <FlagField name="panels" />
        </div>
        <p class="more">
          <OutLink href={shown?.calculator_link ?? `${baseUrl}/`}>{embedWords.allParameters}</OutLink>{" "}
          {embedWords.whichAre}
        </p>
      </FormSection>
    </form>
  );
}
