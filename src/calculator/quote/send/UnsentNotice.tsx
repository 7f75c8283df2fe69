import type { ComponentChildren } from "preact";
import type { Removal } from "../../ui/TakeBack.tsx";
import { forgetUnsent, type UnsentQuoteRequest } from "./outbox.ts";
import { FAILURE_TEXTS } from "./send-quote-request.ts";

/** An attempt that a reload or a closed page broke off. */
const BROKEN_OFF = "Отправка прервалась на полпути. Отправьте ещё раз: второй заявки не появится.";

interface Properties {
  unsent: UnsentQuoteRequest;
  isKept: boolean;
  /** Being sent right now: too late to delete, too early to say why it failed. */
  isUnderWay?: boolean;
  onForget: (removal: Removal) => void;
  /** Which quote request it is, where that is not plain. */
  about?: ComponentChildren;
  /** What can be done with it besides deleting. */
  action?: ComponentChildren;
}

/** Says plainly that a quote request has not arrived, why, and where it is now. */
export function UnsentNotice({
  unsent: { quoteRequest, failure },
  isKept,
  isUnderWay = false,
  onForget,
  about,
  action,
}: Properties) {
  return (
    <div class="unsent">
      <p>
        <strong class="unsent-mark">Не отправлено</strong>{" "}
        <time dateTime={quoteRequest.created_at}>{timeInWords(quoteRequest.created_at)}</time>
      </p>
      {about !== undefined && <p>{about}</p>}
      {!isUnderWay && <p>{failure === undefined ? BROKEN_OFF : FAILURE_TEXTS[failure]}</p>}
      <p class="hint">
        {isKept
          ? "Заявка хранится только на этом устройстве — и после закрытия страницы."
          : "Браузер не даёт сохранить заявку: не закрывайте страницу, пока не отправите."}
      </p>
      <div class="unsent-actions">
        {action}
        {!isUnderWay && (
          <button
            type="button"
            class="button quiet small"
            onClick={() =>
              onForget({ told: "Заявка удалена с устройства", takeBack: forgetUnsent(quoteRequest.idempotency_key) })
            }
          >
            Удалить с устройства
          </button>
        )}
      </div>
    </div>
  );
}

/** In the visitor's own time zone. */
function timeInWords(iso: string): string {
  const time = new Date(iso);
  if (Number.isNaN(time.getTime())) return "";
  return time.toLocaleString("ru-RU", { day: "numeric", month: "long", hour: "2-digit", minute: "2-digit" });
}
