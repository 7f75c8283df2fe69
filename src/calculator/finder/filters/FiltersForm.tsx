import { CountField } from "../../form/fields/CountField.tsx";
import { FlagField } from "../../form/fields/FlagField.tsx";
import { FormSection } from "../../form/FormSection.tsx";
import { Folded } from "../../form/Folded.tsx";
import { OptionFields, optionsOf } from "../../form/OptionFields.tsx";
import type { OptionName } from "../../../options/options.ts";
import { useFilters } from "../search-context.ts";
import { BoundsField } from "./BoundsField.tsx";
import { BudgetField } from "./BudgetField.tsx";
import { BuildingField } from "./BuildingField.tsx";
import { chosenRoofs, FILTER_DEFAULTS, FREE_STANDING_ROOFS, isFilter } from "./filter-form.ts";
import { RoofsField } from "./RoofsField.tsx";

/** What is asked first of all options. */
const USUAL: readonly OptionName[] = ["gates", "panels", "panels_montazh", "montazh"];

const OTHER_GROUPS = ["openings", "cladding", "frame"] as const;
const OTHERS = OTHER_GROUPS.flatMap((group) => optionsOf(group, USUAL)).filter(isFilter);

/** What the hangar must have, then the budget, then what matters to few; the options are the calculator's own fields. */
export function FiltersForm() {
  const { form, problems, touched } = useFilters();
  const hasRoofsOfItsOwn = FREE_STANDING_ROOFS.some((id) => !chosenRoofs(form).includes(id));
  const changed = OTHERS.filter((name) => form[name] !== FILTER_DEFAULTS[name]).length + Number(hasRoofsOfItsOwn);
  const isWrong = [...OTHERS, "roof" as const].some((name) => problems?.byField[name] !== undefined);
  return (
    <form
      class="hangar-form"
      aria-label="Пожелания и бюджет"
      autocomplete="off"
      onSubmit={(event) => event.preventDefault()}
    >
      <FormSection title="Размеры">
        <BoundsField size="area" />
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
      <Folded
        title="Крыша и другие пожелания"
        changed={changed}
        isWrong={isWrong}
        openedWith={touched ? undefined : form}
      >
        <FormSection title="Крыша, можно несколько">
          <RoofsField />
        </FormSection>
        <FormSection title="Проёмы, обшивка, каркас">
          {OTHER_GROUPS.map((group) => (
            <OptionFields key={group} group={group} elsewhere={USUAL} />
          ))}
        </FormSection>
      </Folded>
    </form>
  );
}
