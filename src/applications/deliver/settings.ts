import type { WebhookSettings } from "./webhook.ts";

export type Environment = Readonly<Record<string, string | undefined>>;

/** What a host without sockets reads of them. */
export interface WebhookEnvironment {
  readonly APPLICATION_WEBHOOK?: string | undefined;
  readonly APPLICATION_WEBHOOK_SECRET?: string | undefined;
}

/** What is wrong with a setting, in a line for who runs the server. */
export class SettingError extends Error {}

/** Whether a way is named by which applications go. */
export const takesApplications = (env: Environment): boolean =>
  [env["APPLICATION_SMTP_URL"], env["APPLICATION_WEBHOOK"]].some((setting) => !!setting?.trim());

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
  const from = env["APPLICATION_FROM"]?.trim() || (user.includes("@") ? user : manufacturerEmail);
  if (!/^[^\s<>,;]+@[^\s<>,;]+$/.test(from)) {
    throw new SettingError("APPLICATION_FROM must be a plain e-mail address such as calc@example.com");
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
