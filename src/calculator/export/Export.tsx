import { useEffect, useState } from "preact/hooks";
import type { CalcResponse } from "hangar-engine";
import { useCalculator } from "../calculator-context.ts";
import { apiCall } from "./api-call.ts";
import { clientText } from "./client-text.ts";
import { fileName } from "./file-name.ts";
import { saveFile } from "./save-file.ts";
import { canShare, shareText } from "./share-text.ts";
import { OfferButton } from "../offer/OfferButton.tsx";
import { CopyButton } from "../ui/CopyButton.tsx";
import { TakeAwayButton } from "./ExportButton.tsx";

/** The calculation to go: as text, on paper, as a spreadsheet, as data. Its link stands by the total. */
export function TakeAway({ body }: { body: CalcResponse }) {
  const { form } = useCalculator().state;
  return (
    <section class="card export" aria-labelledby="export-title">
      <h2 id="export-title">Забрать расчёт</h2>
      <div class="export-ways">
        <CopyButton text={clientText(body)} label="Скопировать текст" />
        <OfferButton label="Печать / PDF" />
        <TakeAwayButton
          label="Смета в Excel"
          act={() => saveWorkbook(body)}
          done="Сохранено"
          failed="Не вышло — проверьте связь"
        />
        <TakeAwayButton label="Расчёт в JSON" act={() => saveJson(body)} done="Сохранено" failed="Не вышло" />
        <a class="button" href={apiCall(form)}>
          Ответ API
        </a>
        <ShareButton body={body} />
      </div>
      <p class="hint">
        Текст — для письма и мессенджера, печать — коммерческое предложение на А4, в Excel суммы посчитаны формулами.
      </p>
    </section>
  );
}

/** The very body of the API's answer. */
function saveJson(body: CalcResponse): void {
  saveFile(fileName(body, "json"), new Blob([JSON.stringify(body)], { type: "application/json" }));
}

async function saveWorkbook(body: CalcResponse): Promise<void> {
  const { workbook } = await import("../../formats/xlsx/workbook.ts");
  saveFile(fileName(body, "xlsx"), await workbook(body));
}

/** Last in its row, so that nothing moves when it comes with the script. */
function ShareButton({ body }: { body: CalcResponse }) {
  const [isOffered, offer] = useState(false);
  useEffect(() => offer(canShare()), []);
  if (!isOffered) return null;
  const share = () => shareText(`Ангар, расчёт ${body.calculation_id}`, clientText(body));
  return <TakeAwayButton label="Поделиться" act={share} failed="Не вышло поделиться" />;
}
