import type { CalcResponse } from "hangar-engine";
import { fileName } from "../../formats/file-name.ts";
import { typeOf } from "../../formats/format.ts";
import { useHeldCalculator } from "../calculator-context.ts";
import { saveFile } from "./save-file.ts";
import { ExportButton } from "./ExportButton.tsx";

/** The bill as a spreadsheet, its sums by formulas. */
export function ExcelButton({ body, label }: { body: CalcResponse; label: string }) {
  const held = useHeldCalculator();
  const act = () => saveWorkbook(body, held.now.state.leftOut.sentences);
  return <ExportButton label={label} act={act} done="Сохранено" failed="Не вышло — проверьте связь" />;
}

async function saveWorkbook(body: CalcResponse, leftOut: readonly string[]): Promise<void> {
  const { workbook } = await import("../../formats/xlsx/workbook.ts");
  saveFile(fileName(body, "xlsx"), new Blob([await workbook(body, leftOut)], { type: typeOf("xlsx") }));
}
