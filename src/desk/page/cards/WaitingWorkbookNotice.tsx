import { DeskRefusal } from "../../desk-refusal.ts";
import type { WaitingWorkbook } from "../../draft/draft.ts";
import { refusedText } from "../../draft/words.ts";
import { counted } from "../../../text/format.ts";
import { isOpen, type Workbook } from "../use-workbook.ts";
import { Problems } from "./NewSizeCard.tsx";
import { WorkbookConflicts } from "./WorkbookConflicts.tsx";

/** A workbook that is kept with the draft until it is decided what of it holds. */
export function WaitingWorkbookNotice({
  waiting,
  reading,
  why,
  settle,
  bring,
  drop,
}: Workbook & { waiting: WaitingWorkbook }) {
  if (reading === undefined) return <p class="hint">Таблица ждёт ваших решений. {why}</p>;
  const leave = (
    <button type="button" class="button small quiet" onClick={drop}>
      Не вносить таблицу
    </button>
  );
  const { mends, settled } = waiting;
  if (!(reading instanceof DeskRefusal) || isOpen(reading)) {
    return (
      <WorkbookConflicts
        conflicts={reading instanceof DeskRefusal ? reading.conflicts : []}
        chosen={settled}
        why={why}
        choose={settle}
        bring={() => void bring({ mends, settled })}
      >
        {leave}
      </WorkbookConflicts>
    );
  }
  return (
    <>
      <Problems {...refusedText(reading)} />
      <p class="desk-row">
        {reading.mendable > 0 && !mends && (
          <button
            type="button"
            class="button small"
            disabled={why !== undefined}
            aria-describedby="workbook-why"
            onClick={() => void bring({ mends: true, settled })}
          >
            Исправить {counted(reading.mendable, "значение", "значения", "значений")} так, как предложено
          </button>
        )}
        {leave}
      </p>
    </>
  );
}
