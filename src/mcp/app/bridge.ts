import type { McpUiInitializeRequest, McpUiInitializeResult } from "@modelcontextprotocol/ext-apps";

/** The revision of the extension `io.modelcontextprotocol/ui` that is spoken here. */
const PROTOCOL_VERSION = "2026-01-26";

interface Message {
  jsonrpc?: unknown;
  id?: number;
  method?: string;
  params?: object;
  result?: object;
  error?: { message: string };
}

/** What the bridge needs of a window. */
export type OwnWindow = Pick<Window, "parent" | "addEventListener">;

/** Hears a notification of the host. */
export type Hear = (method: string, params: object) => void;

/** Talks to the host in whose window this one is: JSON-RPC over postMessage, as MCP Apps have it. */
export class Bridge {
  readonly #parent: Window;
  readonly #onNotification: Hear;
  readonly #asked = new Map<
    number | undefined,
    { resolve: (result: object) => void; reject: (error: Error) => void }
  >();
  #lastId = 0;

  constructor(own: OwnWindow, onNotification: Hear) {
    this.#parent = own.parent;
    this.#onNotification = onNotification;
    own.addEventListener("message", ({ source, data }: MessageEvent<Message | null>) => {
      if (source === own.parent && data?.jsonrpc === "2.0") this.#hear(data);
    });
  }

  /** Shakes hands with the host, which tells of itself and of what is around. */
  async open(about: Omit<McpUiInitializeRequest["params"], "protocolVersion">): Promise<McpUiInitializeResult> {
    const answer = await this.request("ui/initialize", { ...about, protocolVersion: PROTOCOL_VERSION });
    this.notify("ui/notifications/initialized", {});
    return answer as McpUiInitializeResult;
  }

  /** Fails with the host's words where it refuses, in either of the ways that it may. */
  async request(method: string, params: object): Promise<object> {
    const id = ++this.#lastId;
    const answered = new Promise<object>((resolve, reject) => this.#asked.set(id, { resolve, reject }));
    this.#post({ id, method, params });
    const result = await answered;
    if ("isError" in result && result.isError) throw new Error(`${method} failed`);
    return result;
  }

  notify(method: string, params: object): void {
    this.#post({ method, params });
  }

  /** To whatever origin: nobody but the host can tell which it has, and what is said is no secret. */
  #post(message: Message): void {
    this.#parent.postMessage({ jsonrpc: "2.0", ...message }, "*");
  }

  #hear({ id, method, params = {}, result = {}, error }: Message): void {
    if (method === undefined) {
      const asked = this.#asked.get(id);
      this.#asked.delete(id);
      if (error) asked?.reject(new Error(error.message));
      else asked?.resolve(result);
    } else if (id === undefined) {
      this.#onNotification(method, params);
    } else if (method === "ping" || method === "ui/resource-teardown") {
      // Nothing is kept here that could be lost.
      this.#post({ id, result: {} });
    } else {
      this.#post({ id, error: { code: -32_601, message: "Method not found" } as Message["error"] & object });
    }
  }
}
