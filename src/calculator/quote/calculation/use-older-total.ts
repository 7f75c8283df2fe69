import { useEffect, useState } from "preact/hooks";
import { priceChange } from "../../../applications/request/price-change.ts";
import { olderTotal, olderTotalOfId, type OlderTotal } from "../../link/older-list.ts";
import type { LinkedCalculation } from "./calculation-of-link.ts";

/** What is told of an older list: both totals, the id that it opened and the list, or why there are not two. */
export type ToldOfOlderList =
  | { change: string | undefined; calculation_id: string; prices_version: string; trouble?: never }
  | { trouble: string; change?: never; calculation_id?: never; prices_version?: never };

/**
 * What the calculation of a link cost under the older list that the link names, or else, where today's list does not open
 * its id, under the one that does; nothing while that is not known.
 */
export function useOlderTotal(linked: LinkedCalculation): ToldOfOlderList | undefined {
  const [told, tell] = useState<ToldOfOlderList>();
  useEffect(() => {
    let isLeft = false;
    tell(undefined);
    void totalOf(linked).then((total) => {
      if (isLeft || total === undefined) return;
      const now = linked.answer.status === 200 ? linked.answer.body : undefined;
      if ("trouble" in total) return tell(total);
      const { calculation_id, prices_version } = total.snapshot;
      tell({ change: priceChange(total.snapshot, now), calculation_id, prices_version });
    });
    return () => {
      isLeft = true;
    };
  }, [linked]);
  return told;
}

async function totalOf({ olderList, under, unopenedId }: LinkedCalculation): Promise<OlderTotal | undefined> {
  if (olderList !== undefined) return olderTotal(olderList, under);
  const snapshot = unopenedId === undefined ? undefined : await olderTotalOfId(unopenedId);
  return snapshot && { snapshot };
}
