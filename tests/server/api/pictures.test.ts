import { expect, test } from "vitest";
import type { CalcResponse, ErrorBody } from "../../../src/engine/response.ts";
import { send } from "../http.ts";
import { served } from "../served.ts";

const server = served();

const LINK = "/?roof=dvuhskat&width=12000&length=30&height=4350&gates=2";

test("a link to a hangar is shown with its own picture, and a browser gets the page as it is", async () => {
  const { text, headers } = await send(server.url + LINK);
  expect(headers["vary"]).toContain("Sec-Fetch-Dest");
  const image = /<meta property="og:image" content="([^"]*)"/.exec(text)![1]!;
  const picture = await send(server.url + new URL(image).pathname);
  expect(picture.headers["content-type"]).toBe("image/png");
  const [width, height] = [picture.bytes.readUInt32BE(16), picture.bytes.readUInt32BE(20)];
  expect([width, height]).toEqual([1200, 630]);
  const again = await send(server.url + new URL(image).pathname);
  expect(again.bytes.equals(picture.bytes)).toBe(true);

  const opened = await send(server.url + LINK, { headers: { "sec-fetch-dest": "document" } });
  expect(opened.text).toBe((await send(`${server.url}/`)).text);
  const asked = await send(server.url + LINK, { method: "HEAD" });
  expect([asked.status, asked.headers["content-length"]]).toEqual([200, headers["content-length"]]);
});

test("of more pictures than can be made at once the rest are to be asked for later, and hold up nobody", async () => {
  const lengths = Array.from({ length: 24 }, (_, i) => 20 + i);
  const flood = lengths.map((length) => send(`${server.url}/v1/calc.png?roof=dvuhskat&width=12&length=${length}`));
  const beside = await send(`${server.url}/v1/calc?roof=dvuhskat&width=12&length=30`);
  expect((JSON.parse(beside.text) as CalcResponse).result.frames).toBeGreaterThan(0);
  const answers = await Promise.all(flood);
  const later = answers.filter(({ status }) => status === 503);
  expect(answers.filter(({ status }) => status === 200).length + later.length).toBe(answers.length);
  expect(later.length).toBeGreaterThan(0);
  for (const { headers, text } of later) {
    expect([headers["cache-control"], headers["retry-after"]]).toEqual(["no-store", "5"]);
    expect((JSON.parse(text) as ErrorBody).error.code).toBe("not_drawn");
  }
});
