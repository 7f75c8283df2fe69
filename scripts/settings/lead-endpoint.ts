import { checkHostName } from "./host-name.ts";
import { PlainError } from "../plain-error.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** Browsers trust these without a certificate; anywhere else the contacts of a person would travel in the open. */
const LOCAL_HOSTS = ["localhost", "127.0.0.1", "[::1]"];

/** PUBLIC_LEAD_ENDPOINT: where the quote request form posts to; none when the manufacturer takes no quote requests by a server. */
export function leadEndpoint(env: Environment): string | undefined {
  const given = env["PUBLIC_LEAD_ENDPOINT"]?.trim();
  if (!given) return undefined;
  const url = URL.parse(given);
  const isSafe = url?.protocol === "https:" || (url?.protocol === "http:" && LOCAL_HOSTS.includes(url.hostname));
  // fetch refuses an address with a password in it.
  if (!isSafe || url.username || url.password || url.hash) {
    throw new PlainError(
      `PUBLIC_LEAD_ENDPOINT must be an address such as https://example.com/lead, found ${JSON.stringify(given)}`,
    );
  }
  checkHostName("PUBLIC_LEAD_ENDPOINT", url);
  return url.href;
}
