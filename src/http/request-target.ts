/** Targets that the URL standard leaves as they are: no character to escape, no `.` or `..` for a segment. */
const PLAIN = /^(?:\/(?!\.|%2e)[\w!$&()*+,\-.:;=@%~]*)+(?:\?[\w!$&()*+,\-./:;=?@%~]*)?$/i;

/** Addresses that say also the server, as a proxy is asked (RFC 9112, 3.2.2); what follows the slashes is no path. */
const ABSOLUTE = /^https?:\/\/[^/]/i;

/** The target of a request as it came → path with query string, as the URL standard writes them; of what is none, "". */
export function targetOf(raw: string): string {
  if (PLAIN.test(raw)) return raw;
  if (raw === "*") return "/*";
  const address = raw.startsWith("/") ? `http://localhost${raw}` : raw;
  if (!ABSOLUTE.test(address) || !URL.canParse(address)) return "";
  const { pathname, search } = new URL(address);
  return pathname + search;
}

/** The path of a target, without its query string. */
export function pathOf(target: string): string {
  const mark = target.indexOf("?");
  return mark < 0 ? target : target.slice(0, mark);
}
