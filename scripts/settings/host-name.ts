import { PlainError } from "../plain-error.ts";

const LABEL = "[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?";
/** A DNS name, an address of IPv4, or one of IPv6; other alphabets come as `xn--`. */
const HOST_NAME = new RegExp(`^(?:${LABEL}(?:\\.${LABEL})*|\\[[0-9a-f:.]+\\])$`);
const LONGEST = 253;

/**
 * Refuses the host of an address that a variable gave, unless it can be one on the network: URLs allow more in it, and it
 * ends in headers, policies and lines of a shell, where `;` or `'` would mean something else.
 */
export function checkHostName(variable: string, { hostname }: URL): void {
  if (HOST_NAME.test(hostname) && hostname.length <= LONGEST) return;
  throw new PlainError(
    `The host in ${variable} must be a name such as calc.example.com, of letters, digits, hyphens and dots, or an IP ` +
      `address, found ${JSON.stringify(hostname)}`,
  );
}
