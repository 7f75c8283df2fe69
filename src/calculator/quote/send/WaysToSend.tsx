import { useState } from "preact/hooks";
import { callLink } from "../contact-links.ts";
import { messengersOf } from "../messengers.ts";
import type { Seller } from "../seller.ts";
import { mailLink } from "./mail-link.ts";
import { canShare, shareText } from "../../export/share-text.ts";
import { copyText } from "../../ui/copy-text.ts";
import { CopyButton } from "../../ui/CopyButton.tsx";

interface Properties {
  subject: string;
  /** The very text that the page shows. */
  text: string;
  seller: Seller;
  /** Asked before the text goes anywhere; on false it does not. */
  mayGo: () => boolean;
}

/** The ways that need no server: the visitor's own mail and messengers, the clipboard, the phone. */
export function WaysToSend({ subject, text, seller, mayGo }: Properties) {
  const messengers = messengersOf(seller);
  const pasted = messengers.flatMap(({ name, takesText }) => (takesText ? [] : [name]));
  const mail = mailLink(seller.email, subject, text);
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
        <a
          class={seller.endpoint === undefined ? "button cta" : "button"}
          href={mail.href}
          onClick={mail.hasText ? undefined : () => void copyText(text)}
        >
          Отправить письмом
        </a>
        {messengers.map(({ name, accusative, link, takesText }) => (
          <a
            key={name}
            class="button"
            href={link(text)}
            {...away}
            onClick={takesText ? undefined : () => void copyText(text)}
          >
            Написать в {accusative}
          </a>
        ))}
        {canShare() && <ShareButton title={subject} text={text} />}
        <CopyButton text={text} label="Скопировать текст" />
        {seller.phones.map(({ number, name }) => (
          <a key={number} class="button" href={callLink(number)}>
            Позвонить{name !== undefined && `, ${name}`} <span class="nowrap">{number}</span>
          </a>
        ))}
      </div>
      {!mail.hasText && (
        <p class="message note" role="status">
          Комментарий длинный и в ссылку на письмо не помещается: мы скопируем весь текст, вставьте его в открывшееся
          письмо.
        </p>
      )}
      <p class="hint">
        Письмо на {seller.email} откроется в вашей почте, останется нажать «Отправить». По телефону достаточно назвать
        номер расчёта.{pasted.length > 0 && ` Для ${pasted.join(" и ")} мы скопируем текст: вставьте его в чат.`}
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
