import { useEffect, useState } from "preact/hooks";
import { priceChange } from "../keep/price-change.ts";
import { olderTotal } from "../older-list.ts";
import type { LinkedCalculation } from "./calculation-of-link.ts";

/** What is told of an older list: both totals, or why there are not two. */
export type ToldOfOlderList = { change: string | undefined; trouble?: never } | { trouble: string; change?: never };

/** What the calculation of a link cost under the older list that the link names; nothing while that is not known. */
export function useOlderTotal(linked: LinkedCalculation): ToldOfOlderList | undefined {
  const [told, tell] = useState<ToldOfOlderList>();
  useEffect(() => {
    const { olderList, under, answer } = linked;
    tell(undefined);
    if (olderList === undefined) return;
    let isLeft = false;
    void olderTotal(olderList, under).then((total) => {
      if (isLeft) return;
      const now = answer.status === 200 ? answer.body : undefined;
      tell("kept" in total ? { change: priceChange(total.kept, now) } : total);
    });
    return () => {
      isLeft = true;
    };
  }, [linked]);
  return told;
}
