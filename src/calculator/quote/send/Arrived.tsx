import { useEffect, useRef } from "preact/hooks";
import type { QuoteRequest } from "../quote-request.ts";
import { phoneInWords } from "../contacts/phone.ts";

/** The quote request is with the manufacturer. The focus comes here, since the form that held it is gone. */
export function Arrived({ quoteRequest: { calculation_id, contacts } }: { quoteRequest: QuoteRequest }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section class="card arrived-card" aria-labelledby="arrived-title">
      <h2 id="arrived-title" ref={title} tabIndex={-1}>
        Заявка отправлена
      </h2>
      <p>
        Производитель получил расчёт {calculation_id} и ваши контакты, ответит по телефону{" "}
        <span class="nowrap">{phoneInWords(contacts.phone ?? "")}</span>.
      </p>
      <p>
        <a href="/">Посчитать ещё один ангар</a>
      </p>
    </section>
  );
}
