import type { CalcResponse } from "hangar-engine";
import { clipped } from "../../engine/texts/format.ts";
import { IdEntry } from "./IdEntry.tsx";

interface Properties {
  /** Empty when the link has no id at all. */
  wrongId: string;
  body: CalcResponse;
  onOpen: (id: string) => void;
}

/** Says that the link's parameters answered in place of its id. */
export function InsteadOfId({ wrongId, body, onOpen }: Properties) {
  return (
    <section class="notice" role="alert">
      <p class="notice-title">Расчёт открыт не по номеру</p>
      <p>
        {wrongId === "" ? "В ссылке нет номера расчёта" : `Номера «${clipped(wrongId)}» из ссылки нет`} — ангар собран
        по размерам и опциям из неё, его номер <span class="calculation-id">{body.calculation_id}</span>. Проверьте, тот
        ли это ангар.
      </p>
      {wrongId !== "" && (
        <details>
          <summary>Исправить номер</summary>
          <IdEntry id={wrongId} onOpen={onOpen} />
        </details>
      )}
    </section>
  );
}
