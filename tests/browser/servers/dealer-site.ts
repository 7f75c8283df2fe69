import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

/** The strictest policy of a dealer's page: files of its own and scripts of the calculator's site, nothing else. */
const policy = (calculator: string): string =>
  [
    "default-src 'none'",
    `script-src 'self' ${calculator}`,
    "style-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join("; ");

const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
};

/** A site of a dealer on an origin of its own: files by their paths, each with the strict policy. */
export class DealerSite {
  url = "";
  readonly #files = new Map<string, string>();
  #server: Server | undefined;

  async start(calculator: string): Promise<void> {
    this.#server = createServer(({ url }, response) => {
      const path = new URL(url ?? "/", "http://dealer").pathname;
      const content = this.#files.get(path);
      response.setHeader("Content-Security-Policy", policy(calculator));
      response.setHeader("Content-Type", TYPES[/\.\w+$/.exec(path)?.[0] ?? ""] ?? "text/plain");
      response.writeHead(content === undefined ? 404 : 200).end(content);
    }).listen(0, "127.0.0.1");
    await once(this.#server, "listening");
    this.url = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.#server?.closeAllConnections();
    this.#server?.close();
  }

  /** A page with this body; `files` are those that it loads, by their paths. Returns its address. */
  page(body: string, files: Readonly<Record<string, string>> = {}, head = ""): string {
    const path = `/${this.#files.size}.html`;
    for (const [name, content] of Object.entries(files)) this.#files.set(name, content);
    this.#files.set("/favicon.ico", "");
    this.#files.set(
      path,
      `<!doctype html><html lang="ru"><head><meta charset="utf-8"><title>Дилер</title>` +
        `<meta name="viewport" content="width=device-width, initial-scale=1">${head}</head>` +
        `<body><main><h1>Ангары</h1>${body}</main></body></html>`,
    );
    return this.url + path;
  }
}
