import { useState } from "preact/hooks";
import { ARCHIVE, LIST } from "../../../price-list/prices-folder.ts";
import { counted } from "../../../text/format.ts";
import { DeskRefusal, type Conflict } from "../../desk-refusal.ts";
import { download } from "../download.ts";
import { Problems } from "./NewSizeCard.tsx";
import { WorkbookConflicts, type Settled } from "./WorkbookConflicts.tsx";
import { ANSWER_FIRST, today, useDesk } from "../use-desk.ts";

const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

interface Told {
  title: string;
  lines: readonly string[];
  isRefusal?: boolean;
  /** The file that was refused, where each of so many cells has one plain cure. */
  mendable?: { file: File; count: number } | undefined;
  /** What the manager is to choose between, where nothing else is wrong, and how the file was read. */
  open?: { file: File; mends: boolean; conflicts: readonly Conflict[] } | undefined;
}

/** The draft as a workbook to take away, and a workbook to bring back. */
export function WorkbookCard() {
  const { draft, act, assessment, isSettled, list, newer } = useDesk();
  const [told, tell] = useState<Told | undefined>();
  const [isOver, setOver] = useState(false);
  const mistakes = Object.keys(draft.typed).length + assessment.problems.size;
  const canRead = isSettled && mistakes === 0 && newer === undefined;

  async function give(): Promise<void> {
    const { exportWorkbook } = await import("../workbook-files.ts");
    download(`ceny-${today()}.xlsx`, await exportWorkbook(draft.list, list), XLSX);
  }

  async function take(file: File | undefined, mends = false, settled: Settled = {}): Promise<void> {
    if (!file) return;
    if (!canRead) {
      const title =
        newer !== undefined
          ? ANSWER_FIRST
          : mistakes > 0
            ? "Сначала исправьте ошибки на столе, потом загрузите таблицу."
            : "Черновик ещё проверяется: загрузите таблицу чуть позже.";
      return tell({ title, lines: [], isRefusal: true });
    }
    try {
      const { importWorkbook } = await import("../workbook-files.ts");
      const known = Object.entries(draft.base).flatMap(([name, text]) =>
        name === LIST || name.startsWith(`${ARCHIVE}/`) ? [text] : [],
      );
      const { text, edits, notices } = importWorkbook(
        draft.list,
        list,
        new Uint8Array(await file.arrayBuffer()),
        known,
        { mends, settled },
      );
      if (edits.length > 0) act({ type: "list", text });
      const count = counted(edits.length, "правка", "правки", "правок");
      tell({ title: edits.length === 0 ? "Правок в таблице нет." : `Из таблицы внесено: ${count}.`, lines: notices });
    } catch (error) {
      if (!(error instanceof DeskRefusal)) throw error;
      const [title = ""] = error.message.split("\n");
      const mendable = error.mendable > 0 && !mends ? { file, count: error.mendable } : undefined;
      const { problems, conflicts } = error;
      const open =
        conflicts.length === problems.length && conflicts.length > 0 ? { file, mends, conflicts } : undefined;
      tell({ title, lines: problems, isRefusal: true, mendable, open });
    }
  }

  return (
    <section
      class={`card desk-card drop${isOver ? " over" : ""}`}
      id="workbook"
      aria-labelledby="workbook-title"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        void take(event.dataTransfer?.files[0]);
      }}
    >
      <h2 id="workbook-title">Таблица Excel</h2>
      <p class="hint">
        Скачайте таблицу, впишите новые значения в столбец «Стало» и перетащите файл сюда. Пока в нём есть хоть одна
        ошибка, черновик не изменится.
      </p>
      <div class="desk-row">
        <button type="button" class="button" disabled={!canRead} onClick={() => void give()}>
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
      </div>
      <div aria-live="polite">
        {told?.isRefusal && !told.open && <Problems title={told.title} problems={told.lines} />}
        {told?.open && (
          <WorkbookConflicts
            conflicts={told.open.conflicts}
            onSettled={(settled) => void take(told.open!.file, told.open!.mends, settled)}
          />
        )}
        {told?.mendable && (
          <p class="desk-row">
            <button type="button" class="button small" onClick={() => void take(told.mendable!.file, true)}>
              Исправить {counted(told.mendable.count, "значение", "значения", "значений")} так, как предложено
            </button>
          </p>
        )}
        {told && !told.isRefusal && (
          <div class="notice">
            <p>{told.title}</p>
            {told.lines.length > 0 && (
              <ul>
                {told.lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            )}
          </div>
        )}
      </div>
    </section>
  );
}
