import type { CalcResponse } from "hangar-engine";
import { useLayout } from "../../drawing/use-layout.ts";
import { useCalculatorParts } from "../calculator-context.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { workbookAddress } from "./file-address.ts";
import { FileButton } from "./FileButton.tsx";
import { FILES, saveCalculation } from "./files.ts";
import { OnSite } from "./OnSite.tsx";

/** The calculation in the formats of other programs, and on the phone's camera. */
export function FilesDialog({ onClose }: { onClose: () => void }) {
  const [body] = useCalculatorParts(({ state }) => [state.shown]);
  return (
    <Dialog title="Чертежи и 3D-модель" onClose={onClose}>
      {body && <Files body={body} />}
    </Dialog>
  );
}

function Files({ body }: { body: CalcResponse }) {
  const { layout } = useLayout(body);
  const [leftOut] = useCalculatorParts(({ state }) => [state.leftOut.sentences]);
  return (
    <div class="dialog-form">
      <div class="save-actions">
        {FILES.map(({ format, name, what }) => (
          <div key={format} class="dialog-form">
            <FileButton
              body={body}
              format={format}
              label={name}
              leftOut={leftOut}
              make={() => saveCalculation(body, layout, format, leftOut)}
            />
            <p class="hint">{what}</p>
          </div>
        ))}
      </div>
      {workbookAddress !== undefined && (
        <div class="dialog-form">
          <a class="button" href={workbookAddress} download="calculator.xlsx">
            Калькулятор в Excel
          </a>
          <p class="hint">весь прайс-лист книгой: впишите размеры — и она посчитает сама, без интернета</p>
        </div>
      )}
      <p class="hint">Сечения и узлы условны: это не рабочая документация.</p>
      <OnSite body={body} />
    </div>
  );
}
