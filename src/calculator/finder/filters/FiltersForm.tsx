import { CountField } from "../../form/fields/CountField.tsx";
import { FlagField } from "../../form/fields/FlagField.tsx";
import { FormSection } from "../../form/FormSection.tsx";
import { OptionFields } from "../../form/OptionFields.tsx";
import type { OptionName } from "../../../engine/request/options.ts";
import { BoundsField } from "./BoundsField.tsx";
import { BudgetField } from "./BudgetField.tsx";
import { BuildingField } from "./BuildingField.tsx";
import { RoofsField } from "./RoofsField.tsx";
import { FilterEntry } from "./FilterEntry.tsx";
import { FilterMessages } from "./FilterMessages.tsx";

/** What is asked first of all options. */
const USUAL: readonly OptionName[] = ["gates", "panels", "panels_montazh", "montazh"];

/** What the hangar must have, then the budget, then what matters to few; the options are the calculator's own fields. */
export function FiltersForm() {
  return (
    <form
      class="hangar-form"
      aria-label="Пожелания и бюджет"
      autocomplete="off"
      onSubmit={(event) => event.preventDefault()}
    >
      <FormSection title="Размеры">
        <div class="field">
          <div class="size-head">
            <label class="label" for="filter-area_min">
              Площадь не меньше
            </label>
            <FilterEntry name="area_min" unit="м²" />
          </div>
          <FilterMessages names={["area_min"]} />
        </div>
        <BoundsField size="width" />
        <BoundsField size="length" />
        <BoundsField size="height" />
      </FormSection>
      <FormSection title="Что должно войти в цену">
        <CountField name="gates" />
        <FlagField name="panels" />
        <FlagField name="panels_montazh" />
        <FlagField name="montazh" />
      </FormSection>
      <FormSection title="Бюджет">
        <BudgetField />
      </FormSection>
      <FormSection title="Где будет стоять">
        <BuildingField />
      </FormSection>
      <details class="all-parameters">
        <summary>Крыша и другие пожелания</summary>
        <FormSection title="Крыша, можно несколько">
          <RoofsField />
        </FormSection>
        <FormSection title="Проёмы, обшивка, каркас">
          <OptionFields group="openings" elsewhere={USUAL} />
          <OptionFields group="cladding" elsewhere={USUAL} />
          <OptionFields group="frame" elsewhere={USUAL} />
        </FormSection>
      </details>
    </form>
  );
}
