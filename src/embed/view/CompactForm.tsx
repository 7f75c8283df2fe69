import { baseUrl } from "hangar-engine";
import { useCalculator } from "../../calculator/calculator-context.ts";
import { COUNT_NAMES } from "../../calculator/form/form-state.ts";
import { CountField } from "../../calculator/form/fields/CountField.tsx";
import { FlagField } from "../../calculator/form/fields/FlagField.tsx";
import { FormSection } from "../../calculator/form/FormSection.tsx";
import { RoofAndSizes } from "../../calculator/form/RoofAndSizes.tsx";
import { OutLink } from "./OutLink.tsx";

/** What decides most of a price; every other option is one link away. */
export function CompactForm() {
  const { form, offered, shown } = useCalculator().state;
  const counts = COUNT_NAMES.filter((name) => offered.limits[name] > 0 || form[name] !== "0");
  return (
    <form class="hangar-form" part="form" aria-label="Параметры ангара" autocomplete="off">
      <RoofAndSizes />
      {counts.length > 0 && (
        <FormSection title="Проёмы">
          <div>
            {counts.map((name) => (
              <CountField key={name} name={name} />
            ))}
          </div>
        </FormSection>
      )}
      <FormSection title="Монтаж и обшивка">
        <div>
          <FlagField name="montazh" />
          <FlagField name="panels" />
        </div>
        <p class="more">
          <OutLink href={shown?.calculator_link ?? `${baseUrl}/`}>Все параметры</OutLink> — сваи, утеплитель, прогоны и
          другое
        </p>
      </FormSection>
    </form>
  );
}
