import { priceList } from "hangar-engine";
import { capitalized, listed, roubles } from "../../text/format.ts";
import type { Understanding } from "../../understanding/response.ts";
import { formParameters, type FieldName, type FormState } from "../form/form-state.ts";
import { chosenSize, heightChoices, nearestSize, roofOf, widthChoices } from "../form/sizes/sizes.ts";
import { againstForm } from "./following/against-form.ts";
import { SearchLink } from "./SearchLink.tsx";
import { isWhole, said } from "./wish-words.ts";

interface OutcomeProps {
  understanding: Understanding;
  form: FormState;
  /** Of the form as it stands, roubles; nothing where it has no price. */
  total: number | undefined;
}

/** Whether the price is that of the text, and what the text and the form do not have in common. */
export function Outcome({ understanding, form, total }: OutcomeProps) {
  const { parameters, search } = understanding;
  const isOfSearch = search !== undefined && !isWhole(parameters);
  return (
    <>
      {search && <SearchLink parameters={search.parameters} isOnlyWay={isOfSearch} />}
      {isOfSearch ? (
        <span>Цена внизу — ангара в форме, не подбора.</span>
      ) : (
        Object.keys(parameters).length > 0 && (
          <span>
            {total !== undefined ? priceInWords(understanding, form, total) : "Цены нет, пока в форме ошибка."}
          </span>
        )
      )}
    </>
  );
}

function priceInWords(
  { parameters, not_used, not_offered, search }: Understanding,
  form: FormState,
  total: number,
): string {
  const { differing, idle, rest } = againstForm(parameters, form);
  const stands = (names: readonly FieldName[]) =>
    listed(names.map((name) => said(name, formParameters(form)[name].replace(",", "."))));
  return [
    ...nearestInWords(parameters, form),
    ...idle.map((name) => `${capitalized(said(name, parameters[name]!))} — здесь не действует.`),
    differing.length > 0 && `В форме иначе: ${stands(differing)}.`,
    rest.length > 0 && `Остальное — как в форме: ${stands(rest)}.`,
    verdict(),
    budgetInWords(Number(search?.parameters["budget"]), total),
  ]
    .filter(Boolean)
    .join(" ");

  function verdict(): string | false {
    if (differing.length > 0) return "Цена — по форме.";
    if (not_used.length + not_offered.length > 0) return "В цене — только то, что понято и есть в прайс-листе.";
    return rest.length + idle.length === 0 && "Цена — по этим словам.";
  }
}

/** Of the sum that the words name; `NaN` where they name none. */
function budgetInWords(budget: number, total: number): string | false {
  if (Number.isNaN(budget)) return false;
  return total > budget
    ? `В бюджет ${roubles(budget)} не укладывается: не хватает ${roubles(total - budget)}.`
    : `В бюджет ${roubles(budget)} укладывается.`;
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
