import { CountField } from "../CountField.tsx";
import { FlagField } from "../FlagField.tsx";
import { FormSection } from "../FormSection.tsx";
import { CladdingOptions, FrameOptions, OpeningOptions } from "../OptionGroups.tsx";
import { BoundsField } from "./BoundsField.tsx";
import { BudgetField } from "./BudgetField.tsx";
import { RoofsField } from "./RoofsField.tsx";
import { WishEntry } from "./WishEntry.tsx";
import { WishMessages } from "./WishMessages.tsx";

/** The budget and the wishes, the usual ones first; the options are the calculator's own fields. */
export function WishesForm() {
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
              <label class="label" for="wish-area_min">
                Площадь не меньше
              </label>
              <p class="hint">Не важно — оставьте пустым</p>
            </div>
            <WishEntry name="area_min" unit="м²" />
          </div>
          <WishMessages names={["area_min"]} />
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
        <details class="more-wishes">
          <summary>Ещё пожелания</summary>
          <div class="more-wishes-fields">
            <OpeningOptions />
            <CladdingOptions />
            <FrameOptions />
          </div>
        </details>
      </FormSection>
    </form>
  );
}
