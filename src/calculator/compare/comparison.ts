import type { CalcResponse } from "hangar-engine";
import { deviceList, removeFrom } from "../ui/device-list.ts";
import { snapshotOf, readSnapshot } from "../saved/snapshot.ts";

/** As many as a person can take in side by side. */
export const MOST_VARIANTS = 4;

/** Calculations to look at side by side, in the order in which they came. */
export const comparison = deviceList("hangar.compare.v1", readSnapshot);

const isCompared = (calculation_id: string): boolean =>
  comparison.items().some((item) => item.calculation_id === calculation_id);

/** Adds a calculation once; false when there is no more room. */
export function compare(body: CalcResponse, leftOut: string): boolean {
  if (isCompared(body.calculation_id)) return true;
  if (comparison.items().length >= MOST_VARIANTS) return false;
  comparison.change((items) => [...items, snapshotOf(body, leftOut)]);
  return true;
}

/** What it gives takes the removal back. */
export const stopComparing = (calculation_id: string): (() => void) =>
  removeFrom(comparison, (item) => item.calculation_id === calculation_id);
