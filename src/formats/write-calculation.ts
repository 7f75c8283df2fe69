import type { CalcResponse, Layout } from "hangar-engine";
import { billCsv } from "./csv/bill-csv.ts";
import type { Dialect, Format } from "./format.ts";
import { hangarModel } from "./model/hangar-model.ts";
import { hangarSvg } from "./svg/hangar-svg.tsx";
import { undated } from "./xlsx/undated.ts";
import { workbook } from "./xlsx/workbook.ts";

type Bytes = Uint8Array<ArrayBuffer>;

const utf8 = (text: string): Bytes => new TextEncoder().encode(text);

/** A calculation in each format; `layout` is that of the answer's own price list, `dialect` that of a CSV. */
export const writeCalculation: Readonly<
  Record<Format, (body: CalcResponse, layout: Layout, dialect: Dialect) => Bytes | Promise<Bytes>>
> = {
  csv: (body, _, dialect) => utf8(billCsv(body, dialect)),
  xlsx: async (body) => undated(await workbook(body)),
  svg: (body, layout) => utf8(hangarSvg(hangarModel(body, layout))),
};
