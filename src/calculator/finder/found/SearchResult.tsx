import { priceList, readWarning } from "hangar-engine";
import { useSearchContext } from "../search-context.ts";
import { disclaimerInWords } from "../../../text/disclaimer-in-words.ts";
import { counted, plural, withUnit } from "../../../text/format.ts";
import type { SearchResponse } from "../../../search/response.ts";
import { defaultSort } from "../../../search/search-parameters.ts";
import { besidePrice } from "../../wish/left-out.ts";
import { Segments } from "../../form/fields/Segments.tsx";
import { FoundCard } from "./FoundCard.tsx";
import { OverBudget } from "./OverBudget.tsx";
import { SearchTrouble } from "./SearchTrouble.tsx";
import { Pictures } from "./Pictures.tsx";

const SORT_CHOICES = [
  { value: "area", label: "Сначала большие" },
  { value: "price", label: "Сначала дешёвые" },
];

/** An order that a link alone asks for stands beside them while it is chosen. */
const LINKED_SORT = { value: "price_per_m2", label: "Дешевле за м²" };

/** Of the first, while one that leans on a building would come before it. */
const BEATEN = " из тех, что не примыкают к зданию";

const PRAISE = { area: "Самый большой", price: "Самый дешёвый", price_per_m2: "Самый дешёвый за м²" };

/** As many as one search shows. */
const MOST_SHOWN = 50;

/** The answer to the filters; while they cannot be met, the last good one, marked as past. */
export function SearchResult() {
  const { state, dispatch } = useSearchContext();
  const { shown, problems, hasFailed, isBeaten } = state;
  const isStale = problems !== undefined || hasFailed;
  const beside = besidePrice(state.leftOut);
  return (
    <>
      {isStale && (
        <SearchTrouble problems={problems} hasFailed={hasFailed} onRetry={() => dispatch({ type: "again" })} />
      )}
      {shown === undefined ? (
        !isStale && <p class="hint searching">Подбираем…</p>
      ) : (
        <div class={isStale ? "result-details stale" : "result-details"} inert={isStale}>
          {beside && <p class="message note">Цены: {beside}.</p>}
          <TooLow />
          {shown.over_budget && shown.budget !== undefined ? (
            <OverBudget {...shown.over_budget} budget={shown.budget} among={isBeaten ? BEATEN : ""} />
          ) : (
            <Found shown={shown} />
          )}
          <section class="notes" aria-label="Пояснения">
            <p>{disclaimerInWords(shown)}</p>
            <ul class="plain-list">
              {shown.warnings.map(readWarning).map(({ text }) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </section>
        </div>
      )}
    </>
  );
}

/** Why there is not more: nobody is offered gates in a wall that is too low for them. */
function TooLow() {
  const { tooLow } = useSearchContext().state;
  if (tooLow === 0) return null;
  const { height_m, min_wall_m } = priceList.rules.gate;
  return (
    <p class="hint too-low">
      Ещё {counted(tooLow, "вариант", "варианта", "вариантов")} не {plural(tooLow, "показан", "показаны", "показаны")}:
      воротам высотой {withUnit(height_m, "м")} нужна стена от {withUnit(min_wall_m, "м")}, а там она ниже.
    </p>
  );
}

function Found({ shown }: { shown: SearchResponse }) {
  const { state, dispatch } = useSearchContext();
  const { found, items } = shown;
  const among = state.isBeaten ? BEATEN : "";
  const sort = state.form.sort || defaultSort(shown.budget);
  const forMoney = shown.sort === "area" && shown.budget !== undefined ? " за эти деньги" : "";
  return (
    <section aria-labelledby="found-title" class="found">
      <div class="found-bar">
        <h2 id="found-title">
          {state.reserve ? "Пока" : state.leftOut.isAsRead ? "По прочитанному" : "Подходит"}{" "}
          {counted(found, "вариант", "варианта", "вариантов")}
        </h2>
        <Segments
          name="sort"
          label="Порядок"
          choices={sort === LINKED_SORT.value ? [...SORT_CHOICES, LINKED_SORT] : SORT_CHOICES}
          chosen={sort}
          describedBy="found-title"
          onChoose={(value) => dispatch({ type: "set", name: "sort", value })}
        />
      </div>
      <Pictures items={items}>
        <ol class="found-list">
          {items.map((item, at) => (
            <li key={item.calculation_id}>
              <FoundCard item={item} {...(at === 0 && { praise: PRAISE[shown.sort] + forMoney + among })} />
            </li>
          ))}
        </ol>
      </Pictures>
      {items.length < Math.min(found, MOST_SHOWN) && (
        <button
          type="button"
          class="button"
          onClick={() => dispatch({ type: "set", name: "limit", value: String(MOST_SHOWN) })}
        >
          Показать ещё {counted(Math.min(found, MOST_SHOWN) - items.length, "вариант", "варианта", "вариантов")}
        </button>
      )}
    </section>
  );
}
