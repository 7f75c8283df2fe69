import type { CalcResponse, Layout } from "hangar-engine";
import type { Dialect, Format } from "./format.ts";
import { hangarModel } from "./model/hangar-model.ts";
import type { Turn } from "./model/in-turns.ts";

type Bytes = Uint8Array<ArrayBuffer>;

interface Asked {
  body: CalcResponse;
  /** Of the answer's own price list. */
  layout: Layout;
  /** Of a CSV. */
  dialect: Dialect;
  turn: Turn;
}

const utf8 = (text: string): Bytes => new TextEncoder().encode(text);

/** A picture is made of a drawing by the host, if it can. */
export type WrittenFormat = Exclude<Format, "png">;

/** A calculation in each format; what writes one is loaded when it is asked for. */
export const writeCalculation: Readonly<Record<WrittenFormat, (asked: Asked) => Promise<Bytes>>> = {
  async csv({ body, dialect }) {
    const { billCsv } = await import("./csv/bill-csv.ts");
    return utf8(billCsv(body, dialect));
  },
  async xlsx({ body, turn }) {
    const [{ workbook }, { undated }] = await Promise.all([import("./xlsx/workbook.ts"), import("./xlsx/undated.ts")]);
    const book = await workbook(body);
    await turn();
    return undated(book);
  },
  async svg({ body, layout }) {
    const { hangarSvg } = await import("./svg/hangar-svg.tsx");
    return utf8(hangarSvg(hangarModel(body, layout)));
  },
  async dxf({ body, layout, turn }) {
    const { hangarDxf } = await import("./dxf/hangar-dxf.ts");
    return utf8(await hangarDxf(hangarModel(body, layout), turn));
  },
  async glb({ body, layout, turn }) {
    const { hangarGlb } = await import("./glb/hangar-glb.ts");
    return hangarGlb(hangarModel(body, layout), turn);
  },
  async ifc({ body, layout, turn }) {
    const { hangarIfc } = await import("./ifc/hangar-ifc.ts");
    return utf8(await hangarIfc(hangarModel(body, layout), turn));
  },
};
