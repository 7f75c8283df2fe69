import { nearestName } from "../../text/nearest-name.ts";
import type { WebhookSettings } from "./webhook.ts";

export type Environment = Readonly<Record<string, string | undefined>>;

/** What a host without sockets reads of them. */
export interface WebhookEnvironment {
  readonly APPLICATION_WEBHOOK?: string | undefined;
  readonly APPLICATION_WEBHOOK_SECRET?: string | undefined;
}

/** What is wrong with a setting, in a line for who runs the server. */
export class SettingError extends Error {}

const SETTINGS = [
  "APPLICATION_SMTP_URL",
  "APPLICATION_FROM",
  "APPLICATION_WEBHOOK",
  "APPLICATION_WEBHOOK_SECRET",
  "APPLICATION_SPOOL",
];

/** What begins so is meant for this service, and by a name that is none of its own applications would go nowhere. */
const OURS = /^applications?_/i;

/** Whether a way is named by which applications go; `SettingError` for a name that is no setting. */
export function takesApplications(env: Environment): boolean {
  for (const name of Object.keys(env)) {
    if (!OURS.test(name) || SETTINGS.includes(name)) continue;
    const typed = name.replace(OURS, "").trim().toLowerCase();
    const known = SETTINGS.map((setting) => setting.replace(OURS, "").toLowerCase());
    const begins = (setting: string) => setting.split("_")[0] === typed.split("_")[0];
    const meant = known.indexOf(nearestName(typed, known) ?? known.find(begins) ?? "");
    const told = meant < 0 ? `of that beginning there are ${SETTINGS.join(", ")}` : `did you mean ${SETTINGS[meant]}?`;
    throw new SettingError(`${name} is no setting: ${told}`);
  }
  return [env["APPLICATION_SMTP_URL"], env["APPLICATION_WEBHOOK"]].some((setting) => !!setting?.trim());
}

/** APPLICATION_WEBHOOK and its secret; nothing where there is no webhook. */
export function webhookSettings(env: WebhookEnvironment): WebhookSettings | undefined {
  const url = env.APPLICATION_WEBHOOK?.trim();
  if (!url) return undefined;
  const isLocal = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])[:/]/.test(url);
  if (!URL.canParse(url) || !(url.startsWith("https://") || isLocal)) {
    throw new SettingError("APPLICATION_WEBHOOK must be an address such as https://crm.example.com/hook");
  }
  if (new URL(url).username !== "" || new URL(url).password !== "") {
    throw new SettingError("APPLICATION_WEBHOOK must have no user and password: requests are signed instead");
  }
  const secret = env.APPLICATION_WEBHOOK_SECRET?.trim();
  if (!secret) throw new SettingError("APPLICATION_WEBHOOK needs APPLICATION_WEBHOOK_SECRET, which its receiver knows");
  if (secret.startsWith("whsec_") && !isBase64(secret.slice("whsec_".length))) {
    throw new SettingError("APPLICATION_WEBHOOK_SECRET after whsec_ must be base64");
  }
  return { url, secret };
}

function isBase64(text: string): boolean {
  try {
    return !/\s/.test(text) && atob(text) !== "";
  } catch {
    return false;
  }
}

/**
 * An e-mail address as any mail server takes it, its domain in Punycode; nothing for a mailbox in other letters than
 * ASCII, in whose headers only servers with SMTPUTF8 take it.
 */
export function asciiAddress(address: string): string | undefined {
  const at = address.lastIndexOf("@");
  const [mailbox, domain] = [address.slice(0, at + 1), address.slice(at + 1)];
  const isAscii = (text: string) => /^[ -~]*$/.test(text);
  if (isAscii(address)) return address;
  if (!isAscii(mailbox) || !/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain) || !URL.canParse(`http://${domain}`))
    return undefined;
  return mailbox + new URL(`http://${domain}`).hostname;
}

export interface MailSettings {
  /** `smtp://` or `smtps://`, with user and password. */
  url: string;
  from: string;
}

const ENCODED =
  "Percent-encode what is in the user and the password: % is %25, @ is %40, : is %3A, / is %2F, # is %23, ? is %3F";

/** APPLICATION_SMTP_URL and APPLICATION_FROM; nothing where no letters are sent. */
export function mailSettings(env: Environment, manufacturerEmail: string): MailSettings | undefined {
  const url = env["APPLICATION_SMTP_URL"]?.trim();
  if (!url) return undefined;
  if (!URL.canParse(url) || !/^smtps?:\/\/[^/]/.test(url)) {
    throw new SettingError(
      `APPLICATION_SMTP_URL must be an address such as smtps://user:password@smtp.example.com. ${ENCODED}`,
    );
  }
  const { pathname, search, hash } = new URL(url);
  // The end of a password, then, and what came before it was taken for the host.
  if (!["", "/"].includes(pathname) || search.includes("@") || hash !== "") {
    throw new SettingError(`APPLICATION_SMTP_URL must end with its host. ${ENCODED}`);
  }
  const user = decoded(new URL(url).username);
  if (user === undefined || decoded(new URL(url).password) === undefined) {
    throw new SettingError(`APPLICATION_SMTP_URL cannot be read. ${ENCODED}`);
  }
  const from = asciiAddress(env["APPLICATION_FROM"]?.trim() || (user.includes("@") ? user : manufacturerEmail));
  if (from === undefined || !/^[^\s<>,;]+@[^\s<>,;]+$/.test(from)) {
    throw new SettingError(
      "APPLICATION_FROM must be a plain e-mail address such as calc@example.com, with ASCII before @",
    );
  }
  return { url, from };
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
