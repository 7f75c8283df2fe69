import type { ApiAnswer } from "../engine/create-engine.ts";
import type { CalcResponse } from "../engine/response.ts";
import { fileName } from "../formats/file-name.ts";
import { DIALECTS, FORMATS, type Dialect, type Format } from "../formats/format.ts";
import type { SearchResponse } from "../search/response.ts";
import { askedEngine, type Engines } from "./asked/asked-engine.ts";

/** Bytes and their media type. */
export interface FileBytes {
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
  /** Under which a browser saves it; without it, it is shown. */
  fileName?: string;
}

/** Makes a PNG of a drawing; nothing where too many wait for theirs, or where nothing came of it in time. */
export type PictureOf = (svg: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;

/** What of a host the files take. */
export interface FileHost {
  /** Lets the host do all else that waits. */
  turn(): Promise<void>;
  /** Of a host that can draw pictures. */
  readonly picture?: PictureOf | undefined;
}

/** What writes the files, loaded with the first answer in another format than JSON, or when a host has the time. */
export const loadFormats = () => import("../formats/function.ts");

/** A calculation, or what a search found, as a file; nothing of a picture that is not drawn. */
export async function fileOf(
  engines: Engines,
  body: CalcResponse | SearchResponse,
  format: Format,
  dialect: Dialect = DIALECTS[0],
  host: FileHost,
): Promise<FileBytes | undefined> {
  const { drawPicture, searchCsv, writeCalculation } = await loadFormats();
  if ("items" in body) return severalHangars(searchCsv(body.items, dialect), format);
  const turn = () => host.turn();
  // However many are asked for at once, one is begun at a time, and all else is answered between two.
  await turn();
  const engine = askedEngine(engines, Object.entries(body.configuration));
  const layout = engine.layoutOf(body.configuration);
  if (!layout) throw new Error(`no hangar in ${body.calculation_id}`);
  const bytes =
    format === "png"
      ? await host.picture?.(await drawPicture(body, layout, engine))
      : await writeCalculation[format]({ body, layout, dialect, engine, turn });
  return bytes && { type: FORMATS[format].type, bytes, fileName: fileName(body, format) };
}

export async function batchFile(
  answers: readonly ApiAnswer[],
  format: Format,
  dialect: Dialect = DIALECTS[0],
): Promise<FileBytes> {
  const { batchCsv } = await loadFormats();
  return severalHangars(batchCsv(answers, dialect), format);
}

const severalHangars = (table: string, format: Format): FileBytes => ({
  type: FORMATS[format].type,
  bytes: new TextEncoder().encode(table),
  fileName: `angary.${format}`,
});
