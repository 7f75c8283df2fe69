import { unzipSync, zipSync } from "fflate";

/** The same in every zone: of a date a zip holds what clocks there show. */
export const ZIPPED_AT = new Date(2020, 0, 1);

/** A zip whose parts have no date of their own: one calculation is the same bytes whenever it is asked for. */
export function undated(zip: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  return zipSync(unzipSync(zip), { mtime: ZIPPED_AT });
}
