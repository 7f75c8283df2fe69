import type { CalcResponse, Layout } from "hangar-engine";
import type { Dialect, Format } from "./format.ts";
import { hangarModel } from "./model/hangar-model.ts";
import { spokenBy } from "./spoken.ts";
import type { Turn } from "./model/in-turns.ts";

type Bytes = Uint8Array<ArrayBuffer>;

interface Asked {
  body: CalcResponse;
  /** Of the answer's own price list. */
  layout: Layout;
  /** Of a CSV. */
  dialect: Dialect;
  /** What of somebody's words the total goes without, in sentences: under the total, where a format has one. */
  leftOut?: readonly string[];
  /** The engine that answered, where it is not that of whatever runs this. */
  engine?: Parameters<typeof spokenBy>[0];
  turn: Turn;
}

const utf8 = (text: string): Bytes => new TextEncoder().encode(text);

/** A picture is made of a drawing by the host, if it can. */
export type WrittenFormat = Exclude<Format, "png">;

/** What writes each, loaded when it is asked for. */
const load = {
  csv: () => import("./csv/bill-csv.ts"),
  xlsx: () => Promise.all([import("./xlsx/workbook.ts"), import("./xlsx/undated.ts")]),
  svg: () => import("./svg/hangar-svg.tsx"),
  dxf: () => import("./dxf/hangar-dxf.ts"),
  glb: () => import("./glb/hangar-glb.ts"),
  ifc: () => import("./ifc/hangar-ifc.ts"),
  png: () => import("./png/link-drawing.tsx"),
} satisfies Record<Format, () => Promise<unknown>>;

/** All of them at a quiet time, one after the other. */
export async function loadWriters(): Promise<void> {
  for (const one of Object.values(load)) await one();
}

/** A calculation in each format. */
export const writeCalculation: Readonly<Record<WrittenFormat, (asked: Asked) => Promise<Bytes>>> = {
  async csv({ body, dialect, leftOut }) {
    const { billCsv } = await load.csv();
    return utf8(billCsv(body, dialect, leftOut));
  },
  async xlsx({ body, leftOut, engine, turn }) {
    const [{ workbook }, { undated }] = await load.xlsx();
    const book = await workbook(body, leftOut, spokenBy(engine));
    await turn();
    return undated(book);
  },
  async svg({ body, layout, engine }) {
    const { hangarSvg } = await load.svg();
    return utf8(hangarSvg(hangarModel(body, layout, spokenBy(engine).texts)));
  },
  async dxf({ body, layout, engine, turn }) {
    const { hangarDxf } = await load.dxf();
    return utf8(await hangarDxf(hangarModel(body, layout, spokenBy(engine).texts), turn));
  },
  async glb({ body, layout, engine, turn }) {
    const { hangarGlb } = await load.glb();
    return hangarGlb(hangarModel(body, layout, spokenBy(engine).texts), turn);
  },
  async ifc({ body, layout, engine, turn }) {
    const { hangarIfc } = await load.ifc();
    return utf8(await hangarIfc(hangarModel(body, layout, spokenBy(engine).texts), turn));
  },
};

/** The drawing of which a host makes the picture. */
export async function drawPicture(body: CalcResponse, layout: Layout, engine?: Asked["engine"]): Promise<string> {
  const { linkDrawing } = await load.png();
  return linkDrawing(body, layout, spokenBy(engine).texts);
}
