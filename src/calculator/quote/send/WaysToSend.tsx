import { useState } from "preact/hooks";
import { quoteRequestSubject, quoteRequestText, type AppliedFor } from "../quote-request-text.ts";
import { callLink, telegramLink, whatsappLink } from "../contact-links.ts";
import type { Contacts } from "../contacts/contacts.ts";
import { mailLink } from "./mail-link.ts";
import type { Seller } from "../seller.ts";
import { canShare, shareText } from "../../export/share-text.ts";
import { CopyButton } from "../../ui/CopyButton.tsx";

interface Properties {
  body: AppliedFor;
  contacts: Contacts;
  seller: Seller;
  /** Asked before the text goes anywhere; on false it does not. */
  mayGo: () => boolean;
}

/** The ways that need no server: the visitor's own mail and messengers, the clipboard, the phone. */
export function WaysToSend({ body, contacts, seller, mayGo }: Properties) {
  const text = quoteRequestText(body, contacts);
  const mail = mailLink(seller.email, body, contacts);
  // Other programs are reached by links that open on a click: the page itself asks nothing of other hosts.
  const away = { target: "_blank", rel: "noopener noreferrer" };

  function guard(event: Event): void {
    if (mayGo()) return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <>
      <div class="actions" onClickCapture={guard}>
        <a class={seller.endpoint === undefined ? "button primary" : "button"} href={mail.href}>
          Отправить письмом
        </a>
        {seller.telegram !== undefined && (
          <a class="button" href={telegramLink(seller.telegram, text)} {...away}>
            Написать в Телеграм
          </a>
        )}
        {seller.whatsapp !== undefined && (
          <a class="button" href={whatsappLink(seller.whatsapp, text)} {...away}>
            Написать в WhatsApp
          </a>
        )}
        {canShare() && <ShareButton title={quoteRequestSubject(body)} text={text} />}
        <CopyButton text={text} label="Скопировать текст" />
      </div>
      <a class="button call" href={callLink(seller.phone)}>
        Позвонить <span class="nowrap">{seller.phone}</span>
      </a>
      {mail.isCut && (
        <p class="message note" role="status">
          В ссылку на письмо комментарий целиком не помещается. Скопируйте текст и вставьте его в письмо на{" "}
          {seller.email}.
        </p>
      )}
      <p class="hint">
        Письмо откроется в вашей почте уже с текстом, останется нажать «Отправить». Адрес: {seller.email}. По телефону
        достаточно назвать номер расчёта.
      </p>
    </>
  );
}

function ShareButton({ title, text }: { title: string; text: string }) {
  const [isFailed, setFailed] = useState(false);
  const share = () => shareText(title, text).catch(() => setFailed(true));
  return (
    <button type="button" class="button" onClick={share} aria-live="polite">
      {isFailed ? "Не вышло — скопируйте текст" : "Поделиться"}
    </button>
  );
}
