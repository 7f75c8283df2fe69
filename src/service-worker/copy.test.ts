import { expect, test } from "vitest";
import { asCopy } from "./copy.ts";

test("a page in the place of the server's says so of itself, and is else the same", async () => {
  const html = '<!doctype html><html lang="ru"><body>&lt;html</body></html>';
  const copy = await asCopy(new Response(html, { headers: { "content-type": "text/html" } }));
  expect(await copy.text()).toBe('<!doctype html><html data-copy lang="ru"><body>&lt;html</body></html>');
  expect([copy.status, copy.headers.get("content-type")]).toEqual([200, "text/html"]);
});
