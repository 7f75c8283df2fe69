import { once } from "node:events";
import { createServer, type OutgoingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
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
  [500, undefined, { kind: "server", retryAfter: undefined }],
  [503, "Thu, 26 Nov 2026 09:05:00 GMT", { kind: "server", retryAfter: 300_000 }],
  [503, "Thu, 26 Nov 2026 08:00:00 GMT", { kind: "server", retryAfter: undefined }],
  [503, "soon", { kind: "server", retryAfter: undefined }],
])("of %i with Retry-After %s is said %j", async (status, after, said) => {
  answer = [status, after === undefined ? {} : { "Retry-After": after }];
  expect(await failure()).toEqual(said);
});

test("of one that says nothing in the time that there is, is said that it fails", async () => {
  answer = "none";
  expect(await failure(AbortSignal.timeout(50))).toEqual({ kind: "server", retryAfter: undefined });
});
