import { CountField } from "../../form/fields/CountField.tsx";
import { FlagField } from "../../form/fields/FlagField.tsx";
import { FormSection } from "../../form/FormSection.tsx";
import { OptionFields } from "../../form/OptionFields.tsx";
import { BoundsField } from "./BoundsField.tsx";
import { BudgetField } from "./BudgetField.tsx";
import { RoofsField } from "./RoofsField.tsx";
import { FilterEntry } from "./FilterEntry.tsx";
import { FilterMessages } from "./FilterMessages.tsx";

/** The budget and the filters, the usual ones first; the options are the calculator's own fields. */
export function FiltersForm() {
  return (
    <form
      class="hangar-form"
      aria-label="Бюджет и пожелания"
      autocomplete="off"
      onSubmit={(event) => event.preventDefault()}
    >
      <FormSection title="Бюджет">
        <BudgetField />
      </FormSection>
      <FormSection title="Размеры">
        <div class="field">
          <div class="size-head">
            <div>
              <label class="label" for="filter-area_min">
                Площадь не меньше
              </label>
              <p class="hint">Не важно — оставьте пустым</p>
            </div>
            <FilterEntry name="area_min" unit="м²" />
          </div>
          <FilterMessages names={["area_min"]} />
        </div>
        <BoundsField size="width" />
        <BoundsField size="length" />
        <BoundsField size="height" />
      </FormSection>
      <FormSection title="Крыша">
        <RoofsField />
      </FormSection>
      <FormSection title="Что должно войти в цену">
        <CountField name="gates" />
        <div class="flags">
          <FlagField name="montazh" />
          <FlagField name="panels" />
          <FlagField name="panels_montazh" />
        </div>
        <details class="more-filters">
          <summary>Ещё пожелания</summary>
          <div class="more-filters-fields">
            <OptionFields group="openings" />
            <OptionFields group="cladding" />
            <OptionFields group="frame" />
          </div>
        </details>
      </FormSection>
    </form>
  );
}
