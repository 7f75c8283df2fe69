import type { CalcResponse } from "hangar-engine";

/** A calculation as it stays on the device: what opens it again, and what it cost when it was saved. */
export interface Snapshot {
  calculation_id: string;
  /** Parameters of the calculator link: `roof=…&width=…`. */
  query: string;
  /** Roubles with VAT, under the price list of that day. */
  total_with_vat: number;
  prices_version: string;
  /** What of the person's words it goes without, as it stands beside the total: «без доставки». */
  left_out?: string;
}

export function snapshotOf(body: CalcResponse, leftOut = ""): Snapshot {
  return {
    calculation_id: body.calculation_id,
    query: new URL(body.calculator_link).search.slice(1),
    total_with_vat: body.result.total_with_vat,
    prices_version: body.prices_version,
    ...(leftOut && { left_out: leftOut }),
  };
}

/** What storage gave back, if it is a whole calculation, with what a newer build has put beside it. */
export function readSnapshot(value: unknown): Snapshot | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { calculation_id, query, total_with_vat, prices_version, left_out } = value as Record<string, unknown>;
  return typeof calculation_id === "string" &&
    typeof query === "string" &&
    Number.isSafeInteger(total_with_vat) &&
    typeof prices_version === "string" &&
    (left_out === undefined || typeof left_out === "string")
    ? { ...value, calculation_id, query, total_with_vat: total_with_vat as number, prices_version }
    : undefined;
}
