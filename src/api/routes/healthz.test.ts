import { expect, test } from "vitest";
import { ask, build } from "../../../tests/support/api.ts";
import { engine } from "../../../tests/support/example-engine.ts";
import { ageInDays } from "./age-in-days.ts";
import { createHandler } from "./handler.ts";

test("a service that can calculate says so, with the price list it calculates by", async () => {
  const response = await ask("/healthz");
  expect([response.status, response.headers.get("cache-control")]).toEqual([200, "no-store"]);
  expect(await response.json()).toEqual({
    status: "ok",
    prices_version: engine.priceList.meta.version,
    prices_valid_until: engine.priceList.meta.valid_until,
    prices_age_days: ageInDays(engine.priceList.meta.version, new Date()),
    build,
  });
});

test("HEAD is enough, and other methods are refused", async () => {
  const head = await ask("/healthz", { method: "HEAD" });
  expect([head.status, await head.text()]).toEqual([200, ""]);
  const post = await ask("/healthz", { method: "POST" });
  expect([post.status, post.headers.get("allow")]).toEqual([405, "GET, HEAD, OPTIONS"]);
});

test("a service that cannot calculate is not healthy", async () => {
  const calculate = () => {
    throw new Error("broken");
  };
  const response = await createHandler({ engine: { ...engine, calculate }, documents: {} })(
    new Request(`${engine.baseUrl}/healthz`),
  );
  expect(response.status).toBe(500);
});
