import { CountField } from "../../calculator/form/fields/CountField.tsx";
import { FlagField } from "../../calculator/form/fields/FlagField.tsx";
import * as formWords from "../../calculator/form/form-words.ts";
import { FormSection } from "../../calculator/form/FormSection.tsx";
import { OptionFields } from "../../calculator/form/OptionFields.tsx";
import { RoofAndSizes } from "../../calculator/form/RoofAndSizes.tsx";
import type { OptionGroup } from "../../options/words.ts";

/** Every parameter of a calculation. */
export function WholeForm() {
  return (
    <form class="hangar-form" aria-label={formWords.name} autocomplete="off">
      <RoofAndSizes />
      {(Object.entries(formWords.groups) as [OptionGroup, string][]).map(([group, title]) => (
        <FormSection key={group} title={title}>
          <div>
            {group === "openings" && <CountField name="gates" />}
            {group === "cladding" && <FlagField name="panels" />}
            <OptionFields group={group} />
          </div>
        </FormSection>
      ))}
    </form>
  );
}
