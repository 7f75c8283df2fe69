import { Agent } from "node:http";
import { expect, test } from "vitest";
import { nginx } from "../../../src/docs/facts/nginx.ts";
import { send } from "../http.ts";
import { served } from "../served.ts";

/* The site of nginx that the page about hosting shows, as it is written; tests/nightly/nginx.test.ts runs it. */
const server = served();

const [ru, en] = [nginx.ru, nginx.en].map((text) => text.replace(/#.*/g, ""));

test("it is the same in both languages", () => expect(en).toBe(ru));

test("a connection is kept for less time than the server keeps it", async () => {
  const agent = new Agent({ keepAlive: true });
  const { headers } = await send(`${server.url}/healthz`, { agent });
  agent.destroy();
  const [, byServer] = /timeout=(\d+)/.exec(String(headers["keep-alive"]))!;
  const [, byNginx] = /keepalive_timeout (\d+)s;/.exec(nginx.ru)!;
  expect(Number(byNginx)).toBeLessThan(Number(byServer));
});

test("what it refuses it refuses in the shape of the service's errors", async () => {
  const bodies = [...nginx.ru.matchAll(/return \d+ '(.*)';/g)].map(([, body]) => JSON.parse(body!) as object);
  const { text } = await send(`${server.url}/v1/calc`);
  for (const body of bodies) {
    expect(Object.keys(body)).toEqual(Object.keys(JSON.parse(text) as object));
    expect(body).toMatchObject({
      error: { code: expect.any(String), message: expect.any(String), details: [expect.any(String)] },
    });
  }
  expect(bodies).toHaveLength(2);
});
