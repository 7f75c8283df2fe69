import { LIST } from "../../../price-list/prices-folder.ts";
import { download } from "../download.ts";
import { useFileDrop } from "../use-file-drop.ts";
import { useWorkbook } from "../use-workbook.ts";
import { Problems } from "./NewSizeCard.tsx";
import { WaitingWorkbookNotice } from "./WaitingWorkbookNotice.tsx";
import { WorkbookEdits } from "./WorkbookEdits.tsx";
import { today, useDesk } from "../use-desk.ts";

const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** The draft as a workbook to take away, and a workbook to bring back. */
export function WorkbookCard() {
  const { draft, act, list } = useDesk();
  const workbook = useWorkbook();
  const { refusal, brought, waiting, why, take } = workbook;
  const isOver = useFileDrop((file) => {
    document.getElementById("workbook")?.scrollIntoView();
    void take(file);
  });

  async function give(): Promise<void> {
    const { exportWorkbook, fingerprintOfText } = await import("../workbook-files.ts");
    download(`ceny-${today()}.xlsx`, await exportWorkbook(draft.list, list, draft.base[LIST]), XLSX);
    act({ type: "given", fingerprint: fingerprintOfText(draft.list) });
  }

  return (
    <section class={`card desk-card drop${isOver ? " over" : ""}`} id="workbook" aria-labelledby="workbook-title">
      <h2 id="workbook-title">Таблица Excel</h2>
      <p class="hint">
        Скачайте таблицу, впишите новые значения в столбец «Стало» и перетащите файл на страницу. Пока в нём есть хоть
        одна ошибка, черновик не изменится.
      </p>
      <div class="desk-row">
        <button
          type="button"
          class="button"
          disabled={why !== undefined}
          aria-describedby="workbook-why"
          onClick={() => void give()}
        >
          Скачать таблицу
        </button>
        <label class="button">
          Загрузить таблицу…
          <input
            class="visually-hidden"
            type="file"
            accept=".xlsx"
            onChange={({ currentTarget }) => {
              void take(currentTarget.files?.[0]);
              // The same file, once mended, is to be taken again.
              currentTarget.value = "";
            }}
          />
        </label>
        <span id="workbook-why" class="hint">
          {why}
        </span>
      </div>
      <div aria-live="polite">
        {waiting && <WaitingWorkbookNotice {...workbook} waiting={waiting} />}
        {refusal && <Problems {...refusal} />}
        {brought && <WorkbookEdits {...brought} />}
      </div>
    </section>
  );
}
