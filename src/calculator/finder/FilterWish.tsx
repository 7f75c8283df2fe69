import { useMemo } from "preact/hooks";
import { quoteLink } from "../ui/same-site.ts";
import { Wish } from "../wish/Wish.tsx";
import type { WishReaderProps } from "../wish/reading/wish-reader.ts";
import { FilterOutcome } from "./FilterOutcome.tsx";
import { fieldOf, filterWishForm } from "./filter-wish-form.ts";
import { useSearchContext } from "./search-context.ts";
import { similarHangar } from "./similar-hangar.ts";

/** A wish that fills the filters of the selection. */
export function FilterWish(place: WishReaderProps) {
  const search = useSearchContext();
  const { form } = search.state;
  const similar = useMemo(() => similarHangar(form), [form]);
  return (
    <Wish
      {...place}
      target={filterWishForm(search, similar?.calculation_id)}
      notYet="Это ещё не ваш подбор"
      fieldOf={fieldOf}
      quoteHref={similar && quoteLink(similar)}
      outcome={(understanding, reading) => <FilterOutcome {...{ understanding, reading }} state={search.state} />}
    />
  );
}
