import { chromium } from "@playwright/test";
import { chromiumOptions } from "../../scripts/chromium.ts";
import { RunningServer } from "../server/running-server.ts";
import type { Asked, Host, Told } from "./host.ts";

/** The service worker in Chromium without a network, asked by a page that it serves. */
export async function serviceWorkerHost(): Promise<Host> {
  const server = await RunningServer.start();
  const browser = await chromium.launch(chromiumOptions());
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${server.url}/docs/`);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.reload();
  await server.stop();
  await context.setOffline(true);

  return {
    async ask(asked): Promise<Told> {
      const { bytes, ...told } = await page.evaluate(async ({ path, ...init }: Asked) => {
        // The browser itself keeps what it got while there was a network.
        const response = await fetch(path, { ...init, cache: "no-store", redirect: "manual" }).catch(() => undefined);
        if (response === undefined) return { status: 0, headers: {}, bytes: [] };
        const bytes = [...new Uint8Array(await response.arrayBuffer())];
        return { status: response.status, headers: Object.fromEntries(response.headers), bytes };
      }, asked);
      return { ...told, bytes: Buffer.from(bytes) };
    },
    digests: (asked) =>
      page.evaluate(async (all: readonly Asked[]) => {
        const digests: string[] = [];
        for (const { path, ...init } of all) {
          const body = await (await fetch(path, init)).arrayBuffer();
          const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
          digests.push([...digest].map((byte) => byte.toString(16).padStart(2, "0")).join(""));
        }
        return digests;
      }, asked),
    stop: () => browser.close(),
  };
}
