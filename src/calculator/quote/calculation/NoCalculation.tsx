import type { ErrorBody } from "hangar-engine";
import type { Seller } from "../seller.ts";
import { callLink } from "../contact-links.ts";
import { clipped } from "../../../text/format.ts";
import { IdEntry } from "./IdEntry.tsx";

interface Properties {
  body: ErrorBody;
  /** As the link names it; empty where it names none. */
  id: string;
  query: string;
  seller: Seller;
  /** An older price list does open it: then nothing is mistyped. */
  wasOffered: boolean;
  onOpen: (id: string) => void;
}

const NOT_OFFERED = "Этого ангара больше нет среди стандартных — соберите похожий или позвоните нам.";

/** Why there is no calculation to send, and where to go from here: the id corrected, the calculator, a call. */
export function NoCalculation({ body, id, query, seller: { email, phone }, wasOffered, onOpen }: Properties) {
  const { code, message } = body.error;
  const isById = code === "unknown_calculation_id";
  const isMissing = isById && id === "";
  return (
    <>
      <section class="notice" role="alert">
        <p class="notice-title">{wasOffered ? NOT_OFFERED : isMissing ? "В ссылке нет номера расчёта." : message}</p>
        {isMissing && <p>Введите его ниже или соберите ангар заново.</p>}
        {isById && !isMissing && !wasOffered && (
          <p>В ссылке стоит «{clipped(id)}». Сверьте номер с текстом, откуда он взят, и исправьте его ниже.</p>
        )}
        {!isById && (
          <p>
            <a href={`/${query}`}>Откройте ангар в калькуляторе</a>: там видно, что поправить.
          </p>
        )}
      </section>
      <section class="card" aria-label="Открыть расчёт по номеру">
        <IdEntry id={id} onOpen={onOpen} />
        <p class="hint">
          Нет номера? Соберите ангар в <a href="/">калькуляторе</a> и нажмите «Оставить заявку» — номер подставится сам.
          Или обойдитесь без него: <a href={callLink(phone)}>{phone}</a>, <a href={`mailto:${email}`}>{email}</a>.
        </p>
      </section>
    </>
  );
}
