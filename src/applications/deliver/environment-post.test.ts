import { createHmac } from "node:crypto";
import { afterEach, expect, test, vi } from "vitest";
import type { Application } from "../application.ts";
import { environmentPost } from "./environment-post.ts";

afterEach(() => vi.restoreAllMocks());

const application = { number: "7K3M9-QX2AB", revision: "AAAAAA", accepted_at: "2026-11-23T09:30:00Z" } as Application;
const SECRET = Buffer.from("0123456789").toString("base64");
const settings = { APPLICATION_WEBHOOK: "https://crm.example.com/hook", APPLICATION_WEBHOOK_SECRET: `whsec_${SECRET}` };

test("without settings, and with wrong ones, which are told, there is none", () => {
  const log = vi.spyOn(console, "error").mockReturnValue();
  expect(environmentPost({})).toBeUndefined();
  expect(log).not.toHaveBeenCalled();
  expect(environmentPost({ APPLICATION_WEBHOOK: "crm" })).toBeUndefined();
  expect(log).toHaveBeenCalledOnce();
});

test("taken is what the webhook has taken, signed with the bytes of a whsec_", async () => {
  const fetch = vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response(null, { status: 204 }));
  await environmentPost(settings)!.take(application);
  const [url, { headers, body, redirect }] = fetch.mock.calls[0] as [
    string,
    RequestInit & { headers: Record<string, string> },
  ];
  expect([url, redirect]).toEqual([settings.APPLICATION_WEBHOOK, "manual"]);
  const signed = `7K3M9-QX2AB.AAAAAA.${headers["Webhook-Timestamp"]}.${body as string}`;
  const signature = createHmac("sha256", Buffer.from("0123456789")).update(signed).digest("base64");
  expect(headers["Webhook-Signature"]).toBe(`v1,${signature}`);
});

test.each([
  ["a refusal", () => Promise.resolve(new Response(null, { status: 500 })), "status 500"],
  ["a redirect", () => Promise.resolve(new Response(null, { status: 302 })), "status 302"],
  ["no connection", () => Promise.reject(new TypeError("fetch failed to ivan@example.com")), "no connection"],
])("%s is not taken, and the log has no more than that", async (_, answer, reason) => {
  const log = vi.spyOn(console, "error").mockReturnValue();
  vi.spyOn(globalThis, "fetch").mockImplementation(answer);
  await expect(environmentPost(settings)!.take(application)).rejects.toThrow(reason);
  expect(log.mock.calls).toEqual([[`Application 7K3M9-QX2AB: webhook failed, ${reason}`]]);
});
