import { baseUrl } from "hangar-engine";
import { manufacturer } from "virtual:hangar-data";

/** RFC 9116 wants less than a year; a host that was not built anew for so long has nobody who looks after it. */
const VALID_DAYS = 364;
const DAY_MS = 86_400_000;

/** Where to tell of a weakness (RFC 9116). */
export function GET(): Response {
  const expires = new Date((Math.floor(Date.now() / DAY_MS) + VALID_DAYS) * DAY_MS);
  const lines = [
    `Contact: mailto:${manufacturer.email}`,
    // The format allows no unprotected address.
    ...(manufacturer.contacts.startsWith("https:") ? [`Contact: ${manufacturer.contacts}`] : []),
    `Expires: ${expires.toISOString().replace(".000", "")}`,
    "Preferred-Languages: ru, en",
    `Canonical: ${baseUrl}/.well-known/security.txt`,
  ];
  return new Response(`${lines.join("\n")}\n`);
}
