/** Most items of a header that are read; browsers name a handful. */
const MOST_RANGES = 64;

/** Quality of each item that an `Accept` or `Accept-Encoding` header names, 0 to 1 (RFC 9110, 12.4.2). */
export function qualities(accept: string | null): Map<string, number> {
  const ranges = (accept ?? "").toLowerCase().split(",", MOST_RANGES);
  return new Map(
    ranges.map((range) => {
      const [type = "", ...parameters] = range.split(";").map((text) => text.trim());
      const quality = parameters.map((text) => /^q=(\d(?:\.\d*)?)$/.exec(text)?.[1]).find((text) => text !== undefined);
      return [type, quality === undefined ? 1 : Math.min(1, Number(quality))];
    }),
  );
}

/** Whether a type is accepted, by its name or by a wildcard. Who says nothing of it takes all. */
export function takes(accept: string | null, type: string): boolean {
  const liked = qualities(accept || "*/*");
  return (liked.get(type) ?? liked.get(`${type.split("/")[0]}/*`) ?? liked.get("*/*") ?? 0) > 0;
}

/** Whether HTML is named among what is accepted, as browsers do. Any type at all is not enough: programs send that. */
export function namesHtml(accept: string | null): boolean {
  return (qualities(accept).get("text/html") ?? 0) > 0;
}

/** Whether Markdown is asked for by its name and liked no less than HTML. Nobody gets it by a wildcard. */
export function prefersMarkdown(accept: string | null): boolean {
  const liked = qualities(accept);
  const markdown = liked.get("text/markdown") ?? 0;
  const html = liked.get("text/html") ?? liked.get("text/*") ?? liked.get("*/*") ?? 0;
  return markdown > 0 && markdown >= html;
}
