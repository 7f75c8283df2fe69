import { expect, test } from "vitest";
import { TIMEOUT_MS } from "../../calculator/quote/send/send-quote-request.ts";
import type { Application } from "../application.ts";
import type { Carrier } from "./carrier.ts";
import { AT_ONCE, directPost } from "./post.ts";

test("where the visitor waits, all ways have one time together, and it ends before the page gives up", async () => {
  const signals: (AbortSignal | undefined)[] = [];
  const carrier = (name: string): Carrier => ({
    name,
    server: name,
    wants: () => true,
    carry: (_, signal) => Promise.resolve(void signals.push(signal)),
  });
  await directPost([carrier("webhook"), carrier("letter")], true).take({} as Application);
  expect(signals).toEqual([expect.any(AbortSignal), signals[0]]);
  expect(AT_ONCE).toBeLessThan(TIMEOUT_MS);
});
