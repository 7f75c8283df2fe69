import { createTransport } from "nodemailer";
import SMTPConnection from "nodemailer/lib/smtp-connection";
import SMTPTransport from "nodemailer/lib/smtp-transport";
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
  code?: string | undefined;
  responseCode?: number | undefined;
  permanent?: boolean | undefined;
  timeoutType?: string | undefined;
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
  // A greeting that sends everybody away.
  "EPROTOCOL",
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

/** What is wrong with the mail server, to go on "the mail server …": it is asked all that a letter asks before its text. */
export async function mailServerFaults({ url, from }: MailSettings, to: string): Promise<string[]> {
  const { options, auth } = new SMTPTransport({ url, ...WAITING, socketTimeout: WAITING.connectionTimeout });
  const faults: string[] = [];
  const wouldTakeNone = (why: string) => faults.push(`would take no letter now, ${why}`);
  // The package's own way to say to a server what it has no call for.
  const TRIAL: SMTPConnection.CustomAuthenticationHandlers[string] = async ({ sendCommand }) => {
    for (const command of [`MAIL FROM:<${from}>`, `RCPT TO:<${asciiAddress(to) ?? to}>`, "RSET"]) {
      const { status } = await sendCommand(command);
      if (status >= 400) return void wouldTakeNone(`${status} to ${command}`);
    }
  };
  const connection = new SMTPConnection({ ...options, customAuth: { TRIAL } });
  const failure = await new Promise<MailError | null | undefined>((end) => {
    connection.once("error", end);
    connection.connect((error) => {
      if (error) return end(error);
      const tryLetter = () => connection.login({ method: "TRIAL" }, end);
      if (!auth || !connection.allowsAuth) return tryLetter();
      if (!connection.secure) faults.push("has no TLS: user and password go to it in plain text");
      connection.login(auth, (refusal) => (refusal ? end(refusal) : tryLetter()));
    });
  });
  if (failure) connection.close();
  else connection.quit();
  const isTls = failure?.timeoutType === "GREETING_TIMEOUT" && url.startsWith("smtp:");
  if (failure) wouldTakeNone(reasonOf(failure) + (isTls ? ". Is it a port with TLS? That needs smtps://" : ""));
  return faults;
}

/** The manufacturer's letter, and the visitor's copy, by SMTP. */
export function letters(
  { url, from }: MailSettings,
  { email, legal_name }: Pick<Manufacturer, "email" | "legal_name">,
): Carrier[] {
  const domain = from.slice(from.lastIndexOf("@") + 1);

  async function send(
    application: Application,
    letter: Letter,
    kind: string,
    signal = AbortSignal.timeout(WHOLE),
  ): Promise<void> {
    const { workbook } = application;
    // Texts of strangers are in the letters: nothing of them may be taken for a file or an address to load.
    const transport = createTransport({ url, ...WAITING, disableFileAccess: true, disableUrlAccess: true });
    let isRead = false;
    transport.use("stream", ({ message }, done) => {
      // By the connection, once the server has said that it takes the text.
      message.processFunc((stream) => stream.once("resume", () => (isRead = true)));
      done();
    });
    const sent = transport.sendMail({
      ...letter,
      messageId: `<${deliveryId(application)}${kind}@${domain}>`,
      date: new Date(application.accepted_at),
      headers: { "Auto-Submitted": "auto-generated" },
      attachments: workbook ? [{ filename: workbook.file_name, content: workbook.base64, encoding: "base64" }] : [],
      signal,
    });
    await sent.catch((error: MailError) => {
      const kind = kindOf(error);
      throw new DeliveryError(reasonOf(error), kind === "server" && isRead ? "broken" : kind);
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
