import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { WrittenFormat } from "../../../src/formats/write-calculation.ts";
import type { RowId } from "../../../src/docs/bench/bench-rows.ts";
import type { Target } from "../target.ts";
import type { FormatWork } from "./format-work.ts";

const ROWS: Readonly<Record<WrittenFormat, RowId>> = {
  csv: "fileCsv",
  xlsx: "fileXlsx",
  svg: "fileSvg",
  dxf: "fileDxf",
  glb: "fileGlb",
  ifc: "fileIfc",
};

/** Files of the largest hangar, as the server writes them. */
export function files(dist: string): Target[] {
  const folder = join(dist, "site/_engine");
  const engine = readdirSync(folder).find((name) => /^engine\..*\.js$/.test(name))!;
  const script = fileURLToPath(new URL("format-work.ts", import.meta.url));
  const told = execFileSync(process.execPath, [script, dist, join(folder, engine)], { encoding: "utf8" });
  const { took_ms, resident_mib } = JSON.parse(told) as FormatWork;
  return [
    ...Object.entries(ROWS).map(([format, id]): Target => ({
      id,
      measured: took_ms[format as WrittenFormat],
      decimals: 1,
    })),
    { id: "fileResident", measured: resident_mib, decimals: 0 },
  ];
}
