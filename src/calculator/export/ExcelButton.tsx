import type { CalcResponse } from "hangar-engine";
import { fileName } from "../../formats/file-name.ts";
import { typeOf } from "../../formats/format.ts";
import { useCalculatorParts } from "../calculator-context.ts";
import { saveFile } from "./save-file.ts";
import { FileButton } from "./FileButton.tsx";

/** The bill as a spreadsheet, its sums by formulas. */
export function ExcelButton({ body, label }: { body: CalcResponse; label: string }) {
  const [leftOut] = useCalculatorParts(({ state }) => [state.leftOut.sentences]);
  const make = () => saveWorkbook(body, leftOut);
  return <FileButton body={body} format="xlsx" label={label} leftOut={leftOut} make={make} />;
}

async function saveWorkbook(body: CalcResponse, leftOut: readonly string[]): Promise<void> {
  const { workbook } = await import("../../formats/xlsx/workbook.ts");
  saveFile(fileName(body, "xlsx"), new Blob([await workbook(body, leftOut)], { type: typeOf("xlsx") }));
}
