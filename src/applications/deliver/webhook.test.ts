import { once } from "node:events";
import { createServer, type OutgoingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Application } from "../application.ts";
import { webhook } from "./webhook.ts";

const NOW = Date.parse("2026-11-26T09:00:00Z");
let answer: [status: number, headers?: OutgoingHttpHeaders] | "none";
const crm = createServer((_, response) => {
  if (answer !== "none") response.writeHead(...answer).end();
});
beforeAll(() => once(crm.listen(0, "127.0.0.1"), "listening"));
afterAll(() => void crm.close());

async function failure(signal?: AbortSignal) {
  const url = `http://127.0.0.1:${(crm.address() as AddressInfo).port}/`;
  const application = { number: "7K3M9-QX2AB", revision: "AAAAAA" } as Application;
  return webhook({ url, secret: "a secret" }, () => NOW)
    .carry(application, signal)
    .then(
      () => undefined,
      (error: object) => ({ ...error }),
    );
}

test.each<[number, string | undefined, object | undefined]>([
  [202, undefined, undefined],
  [400, undefined, { kind: undefined, retryAfter: undefined }],
  [404, "60", { kind: undefined, retryAfter: undefined }],
  [408, undefined, { kind: "server", retryAfter: undefined }],
  [425, undefined, { kind: "server", retryAfter: undefined }],
  [429, "120", { kind: "server", retryAfter: 120_000 }],
  [500, undefined, { kind: "broken", retryAfter: undefined }],
  [504, "120", { kind: "broken", retryAfter: 120_000 }],
  [503, "Thu, 26 Nov 2026 09:05:00 GMT", { kind: "server", retryAfter: 300_000 }],
  [503, "Thu, 26 Nov 2026 08:00:00 GMT", { kind: "server", retryAfter: undefined }],
  [503, "soon", { kind: "server", retryAfter: undefined }],
])("of %i with Retry-After %s is said %j", async (status, after, said) => {
  answer = [status, after === undefined ? {} : { "Retry-After": after }];
  expect(await failure()).toEqual(said);
});

test("of one that says nothing in the time that there is, is said that it fails, and may have taken it", async () => {
  answer = "none";
  expect(await failure(AbortSignal.timeout(50))).toEqual({ kind: "broken", retryAfter: undefined });
});

test.each([
  ["ECONNREFUSED", "no connection (ECONNREFUSED)", "server"],
  ["ENOTFOUND", "no connection (ENOTFOUND)", "server"],
  ["CERT_HAS_EXPIRED", "no connection (CERT_HAS_EXPIRED)", "server"],
  ["UND_ERR_CONNECT_TIMEOUT", "no connection (UND_ERR_CONNECT_TIMEOUT)", "server"],
  ["UND_ERR_SOCKET", "no connection (UND_ERR_SOCKET)", "broken"],
  [undefined, "no connection", "server"],
])("of a connection that fails with %s is said %s, and that it is of the kind %s", async (code, message, kind) => {
  const cause = Object.assign(new Error("connect to crm.example.com"), { code });
  const fetch = vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("fetch failed", { cause }));
  const carried = webhook({ url: "https://crm.example.com/", secret: "a secret" }).carry({} as Application);
  await expect(carried).rejects.toMatchObject({ message, kind });
  fetch.mockRestore();
});

test("of a port that is another protocol's is said so", async () => {
  const carried = webhook({ url: "http://127.0.0.1:25/", secret: "a secret" }).carry({} as Application);
  await expect(carried).rejects.toMatchObject({ message: "no connection (bad port)", kind: "server" });
});
