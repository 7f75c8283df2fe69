import type { CalcResponse, Layout } from "hangar-engine";
import { fileName } from "../../formats/file-name.ts";
import { typeOf } from "../../formats/format.ts";
import type { WrittenFormat } from "../../formats/write-calculation.ts";
import { nextTask } from "../../formats/piecewise.ts";
import { saveFile } from "./save-file.ts";

/** What the dialog offers; the workbook has a button of its own. */
export const FILES = [
  { format: "dxf", name: "Чертёж DXF", what: "для AutoCAD, nanoCAD, КОМПАС: каркас, план и фасады с размерами" },
  { format: "ifc", name: "Модель здания IFC", what: "для BIM-программ: Renga, Revit, Tekla, BIMvision" },
  { format: "glb", name: "3D-модель GLB", what: "для просмотра на телефоне и в Blender" },
  { format: "svg", name: "Лист чертежей SVG", what: "фасады, торцы и план: открыть в браузере, напечатать" },
  { format: "csv", name: "Таблица CSV", what: "позиции сметы для Excel и учётных программ" },
] as const satisfies readonly { format: WrittenFormat; name: string; what: string }[];

/**
 * Makes a file here, without asking the server, and gives it to the browser to save; one with sums says what of the
 * buyer's words they go without.
 */
export async function saveCalculation(
  body: CalcResponse,
  layout: Layout,
  format: WrittenFormat,
  leftOut: readonly string[],
): Promise<void> {
  const { writeCalculation } = await import("../../formats/write-calculation.ts");
  const bytes = await writeCalculation[format]({ body, layout, dialect: "ru", leftOut, turn: nextTask });
  saveFile(fileName(body, format), new Blob([bytes], { type: typeOf(format) }));
}
