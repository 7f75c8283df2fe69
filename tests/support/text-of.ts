/** The words of HTML, as they are read. */
export const textOf = (html: string): string =>
  html
    .replace(/<!--.*?-->/g, "")
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&")
    .replace(/[^\S\u00a0]+/g, " ")
    .trim();
