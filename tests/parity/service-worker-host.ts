import { chromium } from "@playwright/test";
import { vi } from "vitest";
import { chromiumOptions } from "../../scripts/chromium.ts";
import { RunningServer } from "../server/running-server.ts";
import { keptFiles } from "../support/built-pages.ts";
import type { HttpRequest, Host, Told } from "./host.ts";

/** Whether the browser keeps files of all these paths; runs in the page. */
async function hasAll(paths: readonly string[]): Promise<boolean> {
  const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  const cacheable = (await Promise.all(stores.map((store) => store.keys()))).flat();
  const there = new Set(cacheable.map(({ url }) => new URL(url).pathname));
  return paths.every((path) => there.has(path));
}

/** The service worker in Chromium without a network, asked by a page that it serves. */
export async function serviceWorkerHost(): Promise<Host> {
  const server = await RunningServer.start();
  const browser = await chromium.launch(chromiumOptions());
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${server.url}/docs/`);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.reload();
  // A first visit keeps for offline what the forms need, an installed calculator all there is.
  await page.evaluate(() => dispatchEvent(new Event("appinstalled")));
  await vi.waitUntil(() => page.evaluate(hasAll, Object.values(keptFiles()).flat()), { timeout: 60_000 });
  await server.stop();
  await context.setOffline(true);

  return {
    async ask(request): Promise<Told> {
      const { bytes, ...told } = await page.evaluate(async ({ path, ...init }: HttpRequest) => {
        // The browser itself keeps what it got while there was a network.
        const response = await fetch(path, { ...init, cache: "no-store", redirect: "manual" }).catch(() => undefined);
        if (response === undefined) return { status: 0, headers: {}, bytes: [] };
        const bytes = [...new Uint8Array(await response.arrayBuffer())];
        return { status: response.status, headers: Object.fromEntries(response.headers), bytes };
      }, request);
      return { ...told, bytes: Buffer.from(bytes) };
    },
    digests: (request) =>
      page.evaluate(async (all: readonly HttpRequest[]) => {
        const digests: string[] = [];
        for (const { path, ...init } of all) {
          const body = await (await fetch(path, init)).arrayBuffer();
          const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
          digests.push([...digest].map((byte) => byte.toString(16).padStart(2, "0")).join(""));
        }
        return digests;
      }, request),
    stop: () => browser.close(),
  };
}
