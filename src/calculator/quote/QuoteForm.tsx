import { useEffect, useRef, useState } from "preact/hooks";
import {
  quoteRequestSubject,
  quoteRequestText,
  type QuotedCalculation,
} from "../../applications/request/quote-request-text.ts";
import { CONTACT_NAMES, contactsOf } from "../../applications/request/contacts.ts";
import { clearDraft } from "./contacts/draft.ts";
import { quoteRequestOf, newKey } from "./quote-request.ts";
import { sentInWords } from "./send/sent-today.ts";
import { unsentFor } from "./send/outbox.ts";
import type { Seller } from "./seller.ts";
import { useContacts } from "./contacts/use-contacts.ts";
import type { Sending } from "./send/use-sending.ts";
import { Arrived } from "./send/Arrived.tsx";
import { Consent, CONSENT_ID } from "./contacts/Consent.tsx";
import { contactId } from "./contacts/ContactField.tsx";
import { ContactsSection } from "./contacts/ContactsSection.tsx";
import { CopyWish } from "./contacts/CopyWish.tsx";
import { ErrorSummary } from "./contacts/ErrorSummary.tsx";
import { TakeBack, type Removal } from "../ui/TakeBack.tsx";
import { Unbroken } from "../ui/Unbroken.tsx";
import { UnsentNotice } from "./send/UnsentNotice.tsx";
import { WaysToSend } from "./send/WaysToSend.tsx";

const NO_CONSENT = "Без согласия отправить заявку отсюда нельзя — выберите другой способ ниже.";

/** The contacts, and the ways to send them with the calculation. */
export function QuoteForm({ body, seller, sending }: { body: QuotedCalculation; seller: Seller; sending: Sending }) {
  const { unsent, underWay, arrived, isKept, send } = sending;
  const isPosted = seller.endpoint !== undefined;
  const mine = unsent.find(({ quoteRequest }) => quoteRequest.calculation_id === body.calculation_id);
  const [before] = useState(() => unsentFor(body.calculation_id));
  const [sentBefore] = useState(() => sentInWords(body.calculation_id));
  const fields = useContacts(before?.quoteRequest.contacts, body.calculation_id);
  // The consent that an unsent quote request holds was given with it.
  const [isConsenting, consent] = useState(before !== undefined);
  const [wantsConsent, wantConsent] = useState(false);
  const [wantsCopy, wantCopy] = useState(before?.quoteRequest.wants_copy === true);
  const [removal, setRemoval] = useState<Removal>();
  const trap = useRef<HTMLInputElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const [stops, setStops] = useState(0);
  useEffect(() => {
    if (stops > 0) summary.current?.focus();
  }, [stops]);

  const hasArrived = arrived?.calculation_id === body.calculation_id;
  if (hasArrived) return <Arrived quoteRequest={arrived} />;

  const contacts = contactsOf(fields.typed);
  const text = quoteRequestText(body, contacts);
  const consentProblem = wantsConsent && !isConsenting ? NO_CONSENT : undefined;
  const problems = [
    ...(fields.isStopped
      ? CONTACT_NAMES.flatMap((name) => ({ id: contactId(name), text: fields.problems[name] ?? "" }))
      : []),
    { id: CONSENT_ID, text: consentProblem ?? "" },
  ].filter(({ text }) => text !== "");
  const isUnderWay = underWay !== undefined;
  const canCopy = seller.ownService?.sends_copies === true;

  async function post(event: Event): Promise<void> {
    event.preventDefault();
    if (!isPosted || isUnderWay) return;
    const isRight = fields.attempt("post");
    wantConsent(true);
    if (!isRight || !isConsenting) return setStops(stops + 1);
    // A changed quote request keeps its key as well: it replaces the one that may have arrived unnoticed.
    const key = mine?.quoteRequest.idempotency_key ?? newKey();
    const copy = wantsCopy && canCopy && contacts.email !== undefined;
    const quoteRequest = quoteRequestOf(body, contacts, key, new Date(), copy);
    if (await send(quoteRequest, trap.current?.value)) clearDraft();
  }

  function mayGo(): boolean {
    const isRight = fields.attempt("take");
    wantConsent(false);
    if (!isRight) setStops(stops + 1);
    return isRight;
  }

  return (
    <>
      <form class="contact-form" onSubmit={post} noValidate aria-labelledby="contacts-title">
        <h2 id="contacts-title">Ваши контакты</h2>
        <p class="hint">
          {isPosted
            ? "Уйдут производителю вместе с расчётом, когда вы нажмёте «Отправить заявку»."
            : "Впишите, что считаете нужным: это войдёт в текст заявки. Сам сайт ничего никуда не отправляет."}
        </p>
        {sentBefore && <p class="message note">{sentBefore}</p>}
        {problems.length > 0 && <ErrorSummary problems={problems} focus={summary} />}
        <ContactsSection fields={fields} isPosted={isPosted} />
        {isPosted && (
          <>
            {/* Programs fill in every field that there is. */}
            <input ref={trap} name="website" hidden tabIndex={-1} autocomplete="off" />
            {canCopy && <CopyWish isWanted={wantsCopy} hasAddress={contacts.email !== undefined} onChange={wantCopy} />}
            <Consent seller={seller} isGiven={isConsenting} problem={consentProblem} onChange={consent} />
            <div role="alert">
              {mine && !isUnderWay && <UnsentNotice unsent={mine} isKept={isKept} onForget={setRemoval} />}
            </div>
            <TakeBack removal={mine ? undefined : removal} onDone={() => setRemoval(undefined)} />
            <button type="submit" class="button cta submit" aria-disabled={isUnderWay}>
              {isUnderWay ? "Отправляется…" : mine ? "Отправить ещё раз" : "Отправить заявку"}
            </button>
          </>
        )}
      </form>
      <section class="ways" aria-labelledby="ways-title">
        <h2 id="ways-title">{isPosted ? "Или другим способом" : "Отправить заявку"}</h2>
        <WaysToSend subject={quoteRequestSubject(body)} text={text} seller={seller} mayGo={mayGo} />
      </section>
      <figure class="letter">
        <figcaption>Уйдёт такой текст</figcaption>
        <blockquote class="quote-text">
          <Unbroken text={text} />
        </blockquote>
      </figure>
    </>
  );
}
