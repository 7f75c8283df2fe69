import type { CallToolResult } from "@modelcontextprotocol/client";
import type { McpUiHostCapabilities, McpUiHostContext, McpUiTheme } from "@modelcontextprotocol/ext-apps";
import type * as appBridge from "@modelcontextprotocol/ext-apps/app-bridge";
import type { FrameLocator, Page } from "@playwright/test";
import { build } from "esbuild";
import { root } from "../../../scripts/root.ts";
import { test as quiet } from "./quiet-page.ts";

const HOST = "http://chat.test/";
const HTML = "text/html; charset=utf-8";
const SANDBOX = "http://sandbox.test/";

/** Stricter than the extension has it: neither pictures nor anything of an origin. */
const POLICY = "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'";

interface HostWindow {
  host: typeof appBridge;
  bridge: appBridge.AppBridge;
  said: [method: string, params: unknown][];
}

interface Opening {
  can: McpUiHostCapabilities;
  context: McpUiHostContext;
  refuses: boolean;
  address: string;
}

/** A chat with an app in a sandboxed frame, which it talks to by the official bridge. */
export class ChatPage {
  readonly #page: Page;
  readonly #bridge: string;
  /** All that anything on the page asked of a network. */
  readonly requests: string[] = [];
  readonly app: FrameLocator;

  constructor(page: Page, bridge: string) {
    this.#page = page;
    this.#bridge = bridge;
    this.app = page.frameLocator("iframe");
    page.on("request", (request) => this.requests.push(request.url()));
  }

  /** Opens an app; a host that refuses can do all, and does nothing of it. */
  async open(
    html: string,
    can: McpUiHostCapabilities,
    { context = {}, refuses = false }: { context?: McpUiHostContext; refuses?: boolean } = {},
  ): Promise<void> {
    const frame = '<title>Chat</title><iframe title="App" sandbox="allow-scripts" style="width: 100%; border: 0">';
    await this.#page.route(HOST, (route) => route.fulfill({ contentType: HTML, body: frame }));
    await this.#serve(html);
    await this.#page.goto(HOST);
    await this.#page.evaluate(this.#bridge);
    const opening: Opening = { can, context, refuses, address: SANDBOX };
    await this.#page.evaluate(async (opening) => {
      const { can, context, refuses, address } = JSON.parse(opening) as Opening;
      // The bridge tells every message there.
      console.debug = () => undefined;
      const page = window as unknown as HostWindow;
      const frame = document.querySelector("iframe")!;
      const { AppBridge, PostMessageTransport } = page.host;
      const bridge = new AppBridge(null, { name: "chat", version: "1.0.0" }, can, { hostContext: context });
      page.bridge = bridge;
      page.said = [];
      const hear = (method: string) => (params: unknown) => {
        page.said.push([method, params]);
        return Promise.resolve<{ _meta?: never; isError?: boolean }>(refuses ? { isError: true } : {});
      };
      bridge.onupdatemodelcontext = hear("context");
      bridge.onopenlink = hear("link");
      bridge.ondownloadfile = hear("download");
      bridge.onmessage = hear("message");
      bridge.onsizechange = ({ height }) => void (frame.style.height = `${height}px`);
      const isReady = new Promise<void>((ready) => (bridge.oninitialized = () => ready()));
      await bridge.connect(new PostMessageTransport(frame.contentWindow!, frame.contentWindow!));
      frame.src = address;
      await isReady;
    }, JSON.stringify(opening));
  }

  /** Opens an app by itself, without any host. */
  async openAlone(html: string): Promise<void> {
    await this.#serve(html);
    await this.#page.goto(SANDBOX);
  }

  async #serve(html: string): Promise<void> {
    const headers = { "Content-Security-Policy": POLICY };
    await this.#page.route(SANDBOX, (route) => route.fulfill({ contentType: HTML, headers, body: html }));
  }

  input(given: Record<string, unknown>): Promise<void> {
    return this.#page.evaluate(
      (given) => (window as never as HostWindow).bridge.sendToolInput({ arguments: given }),
      given,
    );
  }

  result(result: CallToolResult): Promise<void> {
    return this.#page.evaluate((result) => (window as never as HostWindow).bridge.sendToolResult(result), result);
  }

  cancel(): Promise<void> {
    return this.#page.evaluate(() => (window as never as HostWindow).bridge.sendToolCancelled({}));
  }

  colour(theme: McpUiTheme): Promise<void> {
    return this.#page.evaluate((theme) => (window as never as HostWindow).bridge.setHostContext({ theme }), theme);
  }

  /** What the app asked of its host, in order. */
  said(): Promise<HostWindow["said"]> {
    return this.#page.evaluate(() => (window as never as HostWindow).said);
  }
}

export const test = quiet.extend<{ chat: ChatPage }, { bridge: string }>({
  bridge: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures here.
    async ({}, use) => {
      const contents = 'export * from "@modelcontextprotocol/ext-apps/app-bridge";';
      const stdin = { contents, resolveDir: root };
      const { outputFiles } = await build({ stdin, bundle: true, format: "iife", globalName: "host", write: false });
      await use(`${outputFiles[0]!.text};window.host = host;`);
    },
    { scope: "worker" },
  ],
  chat: async ({ page, bridge }, use) => use(new ChatPage(page, bridge)),
});

export { expect } from "./quiet-page.ts";
