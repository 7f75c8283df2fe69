import { createTransport } from "nodemailer";
import type { Manufacturer } from "../../price-list/schema.ts";
import { deliveryId, type Application } from "../application.ts";
import { COPY, DeliveryError, type Carrier, type FailureKind } from "../deliver/carrier.ts";
import { asciiAddress, type MailSettings } from "../deliver/settings.ts";

/**
 * A mail server that is slower than this is asked again later, milliseconds. It may take ten minutes to say that it has a
 * letter (RFC 5321, 4.5.3.2.6): asked before that, it would have the letter twice.
 */
const WAITING = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 600_000 };
const WHOLE = 660_000;

/** Said in a letter without Reply-To: by such an address in its header a server without SMTPUTF8 would refuse the letter. */
const NO_REPLY_TO =
  "Ответ на это письмо посетителю сам не уйдёт: его почта не латиницей. Впишите её в поле «Кому», она в тексте выше.";

type Letter = Parameters<ReturnType<typeof createTransport>["sendMail"]>[0];

interface MailError extends Error {
  code?: string;
  responseCode?: number;
  permanent?: boolean;
  /** Of OpenSSL. */
  reason?: string;
}

/** What breaks off, is silent or does not let in; all else is said of a letter. */
const OF_SERVER = [
  "ECONNECTION",
  "ESOCKET",
  "ETIMEDOUT",
  "EDNS",
  "ETLS",
  "EPROXY",
  "EAUTH",
  "ENOAUTH",
  "EOAUTH2",
  "EABORT",
];

function kindOf({ code = "", responseCode, permanent }: MailError): FailureKind | undefined {
  if (OF_SERVER.includes(code) || responseCode === 421) return "server";
  return permanent === true ? "final" : undefined;
}

/** Without what the server has said, which may name addresses. */
function reasonOf({ code, name, responseCode, message, reason }: MailError): string {
  const said = [code ?? name, responseCode].filter(Boolean).join(" ");
  const words = message.includes("ECONNREFUSED")
    ? "it refuses connections"
    : code === "EDNS"
      ? "there is no such host"
      : code === "ETIMEDOUT"
        ? "no answer"
        : code === "EAUTH"
          ? "user and password are not accepted"
          : reason === "wrong version number"
            ? "no TLS on this port"
            : responseCode === undefined && /certificate/i.test(message) && message;
  return words ? `${said} (${words})` : said;
}

/** Why the mail server would take no letter now; nothing when it would. */
export async function mailServerFailure(url: string): Promise<string | undefined> {
  const transport = createTransport({ url, ...WAITING, socketTimeout: WAITING.connectionTimeout });
  return transport.verify().then(() => undefined, reasonOf);
}

/** The manufacturer's letter, and the visitor's copy, by SMTP. */
export function letters(
  { url, from }: MailSettings,
  { email, legal_name }: Pick<Manufacturer, "email" | "legal_name">,
): Carrier[] {
  // Texts of strangers are in the letters: nothing of them may be taken for a file or an address to load.
  const transport = createTransport({ url, ...WAITING, disableFileAccess: true, disableUrlAccess: true });
  const domain = from.slice(from.lastIndexOf("@") + 1);

  async function send(
    application: Application,
    letter: Letter,
    kind: string,
    signal = AbortSignal.timeout(WHOLE),
  ): Promise<void> {
    const { workbook } = application;
    const sent = transport.sendMail({
      ...letter,
      messageId: `<${deliveryId(application)}${kind}@${domain}>`,
      date: new Date(application.accepted_at),
      headers: { "Auto-Submitted": "auto-generated" },
      attachments: workbook ? [{ filename: workbook.file_name, content: workbook.base64, encoding: "base64" }] : [],
      signal,
    });
    await sent.catch((error: MailError) => {
      throw new DeliveryError(reasonOf(error), kindOf(error));
    });
  }

  return [
    {
      name: "letter",
      server: "mail",
      wants: () => true,
      carry: (application, signal) => {
        const { contacts, subject, text } = application;
        const address = contacts.email && asciiAddress(contacts.email);
        const letter = {
          from: { name: legal_name, address: from },
          to: email,
          ...(address && { replyTo: { name: contacts.name ?? "", address } }),
          subject,
          text: contacts.email && !address ? `${text}\n\n${NO_REPLY_TO}` : text,
        };
        return send(application, letter, "", signal);
      },
    },
    {
      name: COPY,
      server: "mail",
      wants: ({ wants_copy }) => wants_copy,
      carry: (application, signal) => {
        const { contacts, subject, copy_text: text } = application;
        const letter = {
          from: { name: legal_name, address: from },
          to: contacts.email!,
          replyTo: email,
          subject,
          text,
        };
        return send(application, letter, ".copy", signal);
      },
    },
  ];
}
