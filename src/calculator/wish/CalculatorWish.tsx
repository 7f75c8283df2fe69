import { priceList } from "hangar-engine";
import { capitalized, listed } from "../../text/format.ts";
import type { Understanding } from "../../understanding/response.ts";
import { fieldId, labelOf, useCalculatorParts, useHeldCalculator } from "../calculator-context.ts";
import { applies } from "../form/availability.ts";
import { defaultSizes } from "../form/default-hangar.ts";
import { chosenSize, heightChoices, nearestSize, roofOf, widthChoices } from "../form/sizes/sizes.ts";
import { FIELD_NAMES, formParameters, isField, OPTION_DEFAULTS, type FormState } from "../form/form-state.ts";
import type { FieldLink } from "./Questions.tsx";
import { textsOfWish } from "./form-of-wish.ts";
import { SearchLink, searchHref } from "./SearchLink.tsx";
import { Wish } from "./Wish.tsx";
import { said } from "./wish-words.ts";

/** A wish that fills the calculator's form. */
export function CalculatorWish({ field }: { field: HTMLTextAreaElement }) {
  const held = useHeldCalculator();
  const [form] = useCalculatorParts(({ state }) => [state.form]);
  const put = (next: FormState) =>
    held.now.dispatch({ type: "switch", link: { form: next, configured: true, notices: [] } });
  return (
    <Wish
      field={field}
      target={{
        form,
        put,
        textsOf: ({ parameters }, before) => textsOfWish(parameters, before),
        asks: () => true,
        numberIn: (name) => numberIn(form, name),
      }}
      fieldOf={fieldOf}
      outcome={(understanding) => <Outcome form={form} understanding={understanding} />}
    />
  );
}

function numberIn(form: FormState, name: string): number | undefined {
  const number = isField(name) ? Number(formParameters(form)[name].replace(",", ".")) : NaN;
  return number > 0 ? number : undefined;
}

function fieldOf(parameter: string, { search }: Understanding): FieldLink | undefined {
  if (isField(parameter)) return { href: `#${fieldId(parameter)}`, label: `К полю «${labelOf(parameter)}»` };
  return search && { href: `${searchHref(search.parameters)}#filter-${parameter}`, label: "К подбору по бюджету" };
}

/** Whether the price is that of the text, and what of the form the text does not say. */
function Outcome({ form, understanding }: { form: FormState; understanding: Understanding }) {
  const { parameters, search, not_used, not_offered } = understanding;
  const usual = { ...OPTION_DEFAULTS, height: defaultSizes(priceList, form.roof).height } as Partial<FormState>;
  const rest = FIELD_NAMES.filter(
    (name) => !(name in parameters) && form[name] !== usual[name] && applies(name, form, priceList),
  );
  return (
    <>
      {search && <SearchLink parameters={search.parameters} />}
      {Object.keys(parameters).length > 0 && (
        <span>
          {[
            ...nearestInWords(parameters, form),
            rest.length > 0 &&
              `Остальное — как в форме: ${listed(rest.map((name) => said(name, formParameters(form)[name].replace(",", "."))))}.`,
            not_used.length + not_offered.length > 0
              ? "В цене — только то, что понято и есть в прайс-листе."
              : rest.length === 0 && "Цена — по этим словам.",
          ]
            .filter(Boolean)
            .join(" ")}
        </span>
      )}
    </>
  );
}

/** A size that is not made is priced as the nearest one. */
function nearestInWords(parameters: Understanding["parameters"], form: FormState): string[] {
  const roof = roofOf(priceList, form.roof);
  const choices = { width: widthChoices(roof), height: heightChoices(roof) };
  return (["width", "height"] as const).flatMap((name) => {
    if (!(name in parameters) || chosenSize(choices[name], form[name])) return [];
    const nearest = nearestSize(choices[name], form[name]);
    return nearest
      ? [`${capitalized(said(name, Number(nearest.text.replace(",", "."))))} — ближайшая из стандартных.`]
      : [];
  });
}
