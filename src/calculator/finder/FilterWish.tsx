import { typedFilter } from "./filters/typed-filter.ts";
import { isFilter, type FilterForm, type FilterName } from "./filters/filter-form.ts";
import type { Question, Understanding } from "../../understanding/response.ts";
import { queryOf } from "../wish/query-of.ts";
import { Wish } from "../wish/Wish.tsx";
import { filtersOfWish } from "./filters/filters-of-wish.ts";
import { useSearchContext } from "./search-context.ts";

/** A wish that fills the filters of the selection. */
export function FilterWish({ field }: { field: HTMLTextAreaElement }) {
  const { state, dispatch } = useSearchContext();
  const { form } = state;
  const put = (next: FilterForm) => {
    for (const name of Object.keys(next) as FilterName[]) {
      if (next[name] !== form[name]) dispatch({ type: "set", name, value: next[name] });
    }
  };
  return (
    <Wish
      field={field}
      target={{ form, put, textsOf: filtersOfWish, asks, numberIn: (name) => numberIn(form, name) }}
      fieldOf={(parameter) =>
        parameter === "budget" ? { href: "#filter-budget", label: "К полю «Бюджет»" } : undefined
      }
      outcome={(understanding) => <Outcome understanding={understanding} />}
    />
  );
}

/** The selection takes any roof and any size. */
const asks = ({ parameter, about }: Question): boolean =>
  about !== undefined || !["roof", "width", "length"].includes(parameter);

function numberIn(form: FilterForm, name: string): number | undefined {
  const number = isFilter(name) ? Number(typedFilter(name, form[name]).asked) : NaN;
  return number > 0 ? number : undefined;
}

function Outcome({ understanding: { parameters } }: { understanding: Understanding }) {
  const isWhole = ["roof", "width", "length"].every((name) => name in parameters);
  return isWhole ? (
    <a class="button" href={`/?${queryOf(parameters)}`}>
      Посчитать этот ангар
    </a>
  ) : (
    <>Показано то, что подходит под эти слова.</>
  );
}
