import { capitalized, listed, roubles } from "../../text/format.ts";
import type { Understanding } from "../../understanding/response.ts";
import { formParameters, type FieldName, type FormState } from "../form/form-state.ts";
import { againstForm } from "./following/against-form.ts";
import { notCounted } from "./left-out.ts";
import { SearchLink } from "./SearchLink.tsx";
import type { Reading } from "./Wish.tsx";
import { isOfSearch, said } from "./wish-words.ts";

interface OutcomeProps {
  understanding: Understanding;
  form: FormState;
  /** Of the form as it stands, roubles; nothing where it has no price. */
  total: number | undefined;
  reading: Reading;
}

/** How firm the price is, and what the text and the form do not have in common. */
export function Outcome({ understanding, form, total, reading }: OutcomeProps) {
  const { parameters, search } = understanding;
  return (
    <>
      {search && <SearchLink parameters={search.parameters} isOnlyWay={isOfSearch(understanding)} />}
      {isOfSearch(understanding) ? (
        <span>Цена внизу — ангара в форме, не подбора.</span>
      ) : (
        Object.keys(parameters).length > 0 && (
          <span>
            {total === undefined ? (
              "Цены нет, пока в форме ошибка."
            ) : (
              <>
                <b>
                  {reading.isAsRead ? "По прочитанному" : "Подтверждено"}: {roubles(total)}.
                </b>
                {besides(understanding, form, total, reading).map((told) => ` ${told}`)}
              </>
            )}
          </span>
        )
      )}
    </>
  );
}

function besides(understanding: Understanding, form: FormState, total: number, { assumed }: Reading): string[] {
  const { parameters, search } = understanding;
  const { differing, idle, rest } = againstForm(parameters, form);
  const others = rest.filter((name) => !assumed.some(({ field }) => field === name));
  const stands = (names: readonly FieldName[]) =>
    listed(names.map((name) => said(name, formParameters(form)[name].replace(",", "."))));
  return [
    ...notCounted(understanding).map((told) => `${capitalized(told)}.`),
    ...idle.map((name) => `${capitalized(said(name, parameters[name]!))} — здесь не действует.`),
    differing.length > 0 && `В форме иначе: ${stands(differing)}.`,
    others.length > 0 && `Остальное — как в форме: ${stands(others)}.`,
    budgetInWords(Number(search?.parameters["budget"]), total),
  ].filter((told) => told !== false);
}

/** Of the sum that the words name; `NaN` where they name none. */
function budgetInWords(budget: number, total: number): string | false {
  if (Number.isNaN(budget)) return false;
  return total > budget
    ? `В бюджет ${roubles(budget)} не укладывается: не хватает ${roubles(total - budget)}.`
    : `В бюджет ${roubles(budget)} укладывается.`;
}
