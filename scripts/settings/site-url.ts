import { DEFAULT_PORT, listenAddress } from "../../src/http/hosts/node/listen-address.ts";
import { checkHostName } from "./host-name.ts";
import { PlainError } from "../plain-error.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The base of every absolute link of the service, without a trailing slash: SITE_URL, or the local server on PORT.
 * Only an origin fits: pages and scripts are addressed from the root of the host.
 */
export function siteUrl(env: Environment): string {
  const given = env["SITE_URL"]?.trim();
  if (!given) return `http://localhost:${localPort(env)}`;
  const url = URL.parse(given);
  const isOrigin = url !== null && url.pathname === "/" && !url.search && !url.hash && !url.username && !url.password;
  if (!isOrigin || !/^https?:$/.test(url.protocol)) {
    throw new PlainError(`SITE_URL must be an address such as https://example.com, found ${JSON.stringify(given)}`);
  }
  checkHostName("SITE_URL", url);
  return url.origin;
}

function localPort(env: Environment): number {
  try {
    // Port 0 is known only once the server listens.
    return listenAddress(env).port || DEFAULT_PORT;
  } catch (error) {
    throw new PlainError((error as Error).message);
  }
}
