import type { CalcResponse } from "hangar-engine";
import { clipped } from "../../../text/format.ts";
import { IdEntry } from "./IdEntry.tsx";

interface Properties {
  /** Empty when the link has no id at all. */
  wrongId: string;
  body: CalcResponse;
  /** An older price list does open the id: then nothing is mistyped. */
  wasOffered: boolean;
  onOpen: (id: string) => void;
}

/** Says that the link's parameters answered in place of its id. */
export function InsteadOfId({ wrongId, body, wasOffered, onOpen }: Properties) {
  return (
    <section class="notice" role="alert">
      <p class="notice-title">Расчёт открыт не по номеру</p>
      <p>
        {whyNotById(wrongId, wasOffered)} — ангар собран по размерам и опциям из неё, его номер{" "}
        <span class="calculation-id">{body.calculation_id}</span>. Проверьте, тот ли это ангар.
      </p>
      {wrongId !== "" && !wasOffered && (
        <details>
          <summary>Исправить номер</summary>
          <IdEntry id={wrongId} onOpen={onOpen} />
        </details>
      )}
    </section>
  );
}

function whyNotById(id: string, wasOffered: boolean): string {
  if (id === "") return "В ссылке нет номера расчёта";
  return wasOffered
    ? `Номер «${clipped(id)}» из ссылки верный, но такого ангара больше нет среди стандартных`
    : `Номера «${clipped(id)}» из ссылки нет`;
}
