import { expect, test } from "vitest";
import { askedBy } from "../../../reply.ts";
import type { Reply } from "../../../reply.ts";
import { siteFiles } from "./site-files.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const PAGE = "<p>4 683 857</p>";
const OTHER = "<p>4 683 858</p>";

function answer(page: string, headers: Record<string, string> = {}, method = "GET"): Reply {
  const copies: [string, Uint8Array<ArrayBuffer>][] = [
    ["index.html.br", bytes("br")],
    ["index.html.gz", bytes("gz")],
  ];
  const files = siteFiles(new Map([["index.html", bytes(page)], ...copies, ["404.html", bytes("none")]]));
  return files.answer(askedBy(new Request("https://hangars.example/", { method, headers })), "/") as Reply;
}
const textOf = ({ bytes }: Reply) => (bytes ? new TextDecoder().decode(bytes) : "");

test("the tag of a file is that of its contents, and each encoding has one", () => {
  const tagsOf = (page: string) =>
    ["", "gzip", "br"].map((encoding) => answer(page, { "accept-encoding": encoding }).headers["etag"]!);
  const tags = tagsOf(PAGE);
  expect(tagsOf(PAGE)).toEqual(tags);
  expect(new Set([...tags, ...tagsOf(OTHER)]).size).toBe(6);
  for (const tag of tags) {
    expect(answer(PAGE, { "if-none-match": tag })).toMatchObject({ status: 304, bytes: null });
    expect(answer(OTHER, { "if-none-match": tag }).status).toBe(200);
  }
});

test("all answers share the bytes", () => {
  const page = bytes(PAGE);
  const files = siteFiles(new Map([["index.html", page]]));
  const request = askedBy(new Request("https://hangars.example/"));
  for (let at = 0; at < 3; at++) expect((files.answer(request, "/") as Reply).bytes).toBe(page);
});

test("HEAD has the headers of GET and no body", () => {
  for (const headers of [{}, { "accept-encoding": "br" }] as Record<string, string>[]) {
    const head = answer(PAGE, headers, "HEAD");
    expect(head.bytes).toBeNull();
    expect(head.headers).toEqual(answer(PAGE, headers).headers);
  }
});

const { length } = PAGE;
test.each([
  ["bytes=0-2", 206, PAGE.slice(0, 3), `bytes 0-2/${length}`],
  ["bytes=3-", 206, PAGE.slice(3), `bytes 3-${length - 1}/${length}`],
  ["bytes=-4", 206, PAGE.slice(-4), `bytes ${length - 4}-${length - 1}/${length}`],
  ["bytes=-99", 206, PAGE, `bytes 0-${length - 1}/${length}`],
  ["bytes=4-99", 206, PAGE.slice(4), `bytes 4-${length - 1}/${length}`],
  [`bytes=${length}-`, 416, "", `bytes */${length}`],
  ["bytes=-0", 416, "", `bytes */${length}`],
  ["bytes=5-2", 200, PAGE, undefined],
  ["bytes=0-1,3-4", 200, PAGE, undefined],
  ["bytes=-", 200, PAGE, undefined],
  ["lines=0-1", 200, PAGE, undefined],
])("Range: %s → %i", (range, status, text, contentRange) => {
  const reply = answer(PAGE, { range, "accept-encoding": "br" });
  expect([reply.status, textOf(reply), reply.headers["content-range"]]).toEqual([status, text, contentRange]);
  expect(reply.headers["content-length"]).toBe(String(text.length));
  expect(reply.headers).not.toHaveProperty("content-encoding");
});

test("a range of a file that has changed since is the whole of it", () => {
  const { etag } = answer(PAGE).headers;
  const headers = { range: "bytes=0-2", "if-range": etag! };
  expect(answer(PAGE, headers).status).toBe(206);
  expect(textOf(answer(OTHER, headers))).toBe(OTHER);
});
