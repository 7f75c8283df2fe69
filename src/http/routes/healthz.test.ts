import { expect, test } from "vitest";
import { ask, build } from "../../../tests/support/api.ts";
import { engine } from "../../../tests/support/example-engine.ts";
import type { ApplicationPost } from "../../applications/deliver/post.ts";
import { ageInDays } from "../../services/age-in-days.ts";
import { askedBy, type Reply } from "../reply.ts";
import { createApi, createHandler } from "./handler.ts";

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

test("a disk with applications that cannot be read is told, and takes no site down", async () => {
  const waiting = () => Promise.reject(new Error("EIO"));
  const api = createApi({ engine, documents: {} });
  const host = { post: { sendsLetters: false, waiting, take: () => Promise.resolve() } };
  const { status, bytes } = (await api(askedBy(new Request(`${engine.baseUrl}/healthz`), host))) as Reply;
  const health = JSON.parse(new TextDecoder().decode(bytes!)) as Record<string, unknown>;
  expect([status, health["applications_held_up_by"], health["applications_waiting"]]).toEqual([
    200,
    ["disk"],
    undefined,
  ]);
});

test("who holds up applications is told while somebody does, and how many nobody takes", async () => {
  const api = createApi({ engine, documents: {} });
  const healthOf = async (more: Partial<ApplicationPost>): Promise<unknown> => {
    const post = { sendsLetters: true, take: () => Promise.resolve(), ...more };
    const { bytes } = (await api(askedBy(new Request(`${engine.baseUrl}/healthz`), { post }))) as Reply;
    return JSON.parse(new TextDecoder().decode(bytes!));
  };
  expect(
    await healthOf({ heldUpBy: () => ["mail"], refused: () => 3, givenUp: () => Promise.resolve(1) }),
  ).toMatchObject({
    status: "ok",
    applications_held_up_by: ["mail"],
    applications_refused: 3,
    applications_given_up: 1,
  });
  const quiet = await healthOf({ heldUpBy: () => [], refused: () => 0, givenUp: () => Promise.resolve(0) });
  expect(Object.keys(quiet as object).filter((key) => key.startsWith("applications"))).toEqual([]);
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
