/** Targets that the URL standard leaves as they are: no character to escape, no `.` or `..` for a segment. */
const PLAIN = /^(?:\/(?!\.|%2e)[\w!$&()*+,\-.:;=@%~]*)+(?:\?[\w!$&()*+,\-./:;=?@%~]*)?$/i;

/** The target of a request as it came → path with query string, as the URL standard writes them. */
export function targetOf(raw: string): string {
  if (PLAIN.test(raw)) return raw;
  const address = raw.startsWith("/") ? `http://localhost${raw}` : raw;
  if (!URL.canParse(address)) return raw === "*" ? "/*" : "/";
  const { pathname, search } = new URL(address);
  return pathname + search;
}

/** The path of a target, without its query string. */
export function pathOf(target: string): string {
  const mark = target.indexOf("?");
  return mark < 0 ? target : target.slice(0, mark);
}
