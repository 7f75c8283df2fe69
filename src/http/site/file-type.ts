import { JSON_CONTENT, MARKDOWN_TYPE } from "../../documents/paths.ts";

/** Content-Type by the ending of a file's name: hosts differ in what they know, and in how they write it. */
const TYPES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    html: "text/html; charset=utf-8",
    css: "text/css; charset=utf-8",
    ico: "image/x-icon",
    js: "text/javascript; charset=utf-8",
    json: JSON_CONTENT,
    md: MARKDOWN_TYPE,
    png: "image/png",
    svg: "image/svg+xml",
    ts: "text/plain; charset=utf-8",
    txt: "text/plain; charset=utf-8",
    webmanifest: "application/manifest+json",
    xml: "application/xml",
  }),
);

/** Content-Type of a file of the static site by its address; that of a page ends with a slash. */
export function fileType(address: string): string {
  const ending = address.endsWith("/") ? "html" : (/\.([^./]+)$/.exec(address)?.[1] ?? "");
  return TYPES.get(ending) ?? "application/octet-stream";
}
