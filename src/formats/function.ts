import type { CalcResponse, Layout } from "hangar-engine";

/* `function/formats.js`: what writes answers in other formats than JSON, loaded with the first that is asked for. */
export { batchCsv, searchCsv } from "./csv/hangars-csv.ts";
export { writeCalculation } from "./write-calculation.ts";

/** The drawing of which a host makes the picture. */
export async function drawPicture(body: CalcResponse, layout: Layout): Promise<string> {
  const { linkDrawing } = await import("./png/link-drawing.tsx");
  return linkDrawing(body, layout);
}
