import { useEffect, useRef } from "preact/hooks";
import { roubles } from "../../../text/format.ts";
import { phoneInWords } from "../../../applications/request/phone.ts";
import type { ArrivedQuoteRequest } from "./use-sending.ts";

/** The quote request is with the manufacturer, or where it cannot be lost. The focus comes here: the form that held it is gone. */
export function Arrived({ quoteRequest }: { quoteRequest: ArrivedQuoteRequest }) {
  const { calculation_id, contacts, total_with_vat, accepted, wants_copy } = quoteRequest;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section class="card arrived-card" aria-labelledby="arrived-title">
      <h2 id="arrived-title" ref={title} tabIndex={-1}>
        {accepted ? `Заявка ${accepted.number} принята` : "Заявка отправлена"}
      </h2>
      <p>
        {accepted ? "Производитель получит" : "Производитель получил"} расчёт {calculation_id} и ваши контакты, ответит
        по телефону <span class="nowrap">{phoneInWords(contacts.phone ?? "")}</span>.
        {accepted && " По номеру заявку легко найти, если позвоните сами."}
      </p>
      {accepted && accepted.total_with_vat !== total_with_vat && (
        <p>Пока страница была открыта, цены сменились: сейчас этот ангар стоит {roubles(accepted.total_with_vat)}.</p>
      )}
      {wants_copy && accepted && <p>Копия с расчётом придёт на {contacts.email}.</p>}
      <p>
        <a href="/">Посчитать ещё один ангар</a>
      </p>
    </section>
  );
}
