import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import { join } from "node:path";
import { test as base, type BrowserContext, type Page } from "@playwright/test";
import { freePort } from "../../support/free-port.ts";
import { Script } from "../../server/running-server.ts";

/** A site of its own for one test: its server can be stopped, and be replaced by that of another build. */
export class OfflineSite {
  readonly url: string;
  readonly #port: number;
  #server: Script | undefined;
  #other: Server | undefined;

  constructor(port: number) {
    this.#port = port;
    this.url = `http://127.0.0.1:${port}`;
  }

  async serve(dist: string): Promise<void> {
    await this.stop();
    const env = { HOST: "127.0.0.1", PORT: String(this.#port) };
    this.#server = new Script(join(dist, "server.js"), { env });
    await this.#server.line(/Listening on/);
  }

  /** Something else at the address: a gateway, a sign-in page, a network that carries nothing. */
  async serveInstead(answer: RequestListener): Promise<void> {
    await this.stop();
    this.#other = createServer(answer).listen(this.#port, "127.0.0.1");
    await once(this.#other, "listening");
  }

  async stop(): Promise<void> {
    this.#server?.process.kill("SIGTERM");
    await this.#server?.ended;
    this.#server = undefined;
    this.#other?.close();
    this.#other?.closeAllConnections();
    this.#other = undefined;
  }

  /** No server, and a browser without a network. */
  async goOffline(context: BrowserContext): Promise<void> {
    await this.stop();
    await context.setOffline(true);
  }

  /** Opens a page and waits until the worker has all that it keeps. */
  async visit(page: Page, path = "/"): Promise<void> {
    await page.goto(this.url + path);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  }
}

export const test = base.extend<{ site: OfflineSite }>({
  // Playwright wants the pattern.
  // eslint-disable-next-line no-empty-pattern
  site: async ({}, use) => {
    const site = new OfflineSite(await freePort());
    await use(site);
    await site.stop();
  },
});

/** Paths of all that the browser keeps for offline. */
export const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().map(({ url }) => new URL(url).pathname);
  });

export { expect } from "@playwright/test";
