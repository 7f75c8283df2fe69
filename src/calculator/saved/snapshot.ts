import type { CalcResponse } from "hangar-engine";
import { besidePrice, NOTHING_LEFT_OUT, type LeftOut } from "../wish/left-out.ts";

/** A calculation as it stays on the device: what opens it again, and what it cost when it was saved. */
export interface Snapshot {
  calculation_id: string;
  /** Parameters of the calculator link: `roof=…&width=…`. */
  query: string;
  /** Roubles with VAT, under the price list of that day. */
  total_with_vat: number;
  prices_version: string;
  /** What stood beside the total of the person's words: «по прочитанному; без доставки». */
  left_out?: string;
  /** The same in sentences. */
  left_out_sentences?: readonly string[];
}

export function snapshotOf(body: CalcResponse, leftOut: LeftOut = NOTHING_LEFT_OUT): Snapshot {
  const beside = besidePrice(leftOut);
  return {
    calculation_id: body.calculation_id,
    query: new URL(body.calculator_link).search.slice(1),
    total_with_vat: body.result.total_with_vat,
    prices_version: body.prices_version,
    ...(beside && { left_out: beside, left_out_sentences: leftOut.sentences }),
  };
}

/** Of words that may be there no more nobody can confirm anything. */
export function leftOutOfSnapshot(snapshot: Snapshot | undefined): LeftOut {
  const { left_out: inShort, left_out_sentences: sentences = [] } = snapshot ?? {};
  return inShort === undefined ? NOTHING_LEFT_OUT : { isAsRead: false, inShort, sentences };
}

/** What storage gave back, if it is a whole calculation, with what a newer build has put beside it. */
export function readSnapshot(value: unknown): Snapshot | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { calculation_id, query, total_with_vat, prices_version, left_out, left_out_sentences } = value as Record<
    string,
    unknown
  >;
  return typeof calculation_id === "string" &&
    typeof query === "string" &&
    Number.isSafeInteger(total_with_vat) &&
    typeof prices_version === "string" &&
    (left_out === undefined || typeof left_out === "string") &&
    (left_out_sentences === undefined || isTexts(left_out_sentences))
    ? { ...value, calculation_id, query, total_with_vat: total_with_vat as number, prices_version }
    : undefined;
}

const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every((each) => typeof each === "string");
