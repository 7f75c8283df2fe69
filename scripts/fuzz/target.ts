import { readFileSync } from "node:fs";
import { Agent } from "node:http";
import { connect } from "node:net";
import type { ExampleRequest } from "../../src/http/openapi/examples/example-requests.ts";
import { send } from "../../tests/server/http.ts";
import { RunningServer } from "../../tests/server/running-server.ts";
import type { Came } from "./documented.ts";
import { responsesIn, type RawResponse } from "./responses.ts";

/** Heap of the server, MB: a leak of a kilobyte a request would end it. */
const HEAP = 96;

/** The built server that everything is thrown at. */
export class Target {
  readonly #server: RunningServer;
  readonly #agent = new Agent({ keepAlive: true });

  private constructor(server: RunningServer) {
    this.#server = server;
  }

  static async start(): Promise<Target> {
    process.env["NODE_OPTIONS"] = `--max-old-space-size=${HEAP}`;
    return new Target(await RunningServer.start());
  }

  async ask({ method, url, headers = {}, body }: ExampleRequest): Promise<Came> {
    const options = { method, path: url, headers, agent: this.#agent, ...(body !== undefined && { body }) };
    const sent = () => send(this.#server.url, options);
    // A connection kept alive may close just as a request sets out on it; a second time is no accident.
    const reply = await sent().catch(sent);
    return { status: reply.status, type: reply.headers["content-type"] ?? "", text: reply.text };
  }

  /** Everything that comes back to these bytes until the server has closed the connection. */
  async raw(bytes: Buffer): Promise<RawResponse[]> {
    const socket = connect(Number(new URL(this.#server.url).port), "127.0.0.1");
    const received: Buffer[] = [];
    socket.on("data", (piece: Buffer) => received.push(piece));
    // Refused in the middle of what is being sent: what came before that still counts.
    socket.on("error", () => undefined);
    socket.end(bytes);
    await new Promise((close) => socket.once("close", close));
    return responsesIn(Buffer.concat(received));
  }

  /** The most memory that it ever held, MB; where the system does not tell, nothing. */
  memory(): number | undefined {
    try {
      const status = readFileSync(`/proc/${this.#server.process.pid}/status`, "utf8");
      return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024);
    } catch {
      return undefined;
    }
  }

  /** Stops it; gives what is wrong with its end or its log. */
  async stop(): Promise<string | undefined> {
    this.#agent.destroy();
    const { code, output } = await this.#server.stop();
    const log = output.replace(/^Listening on .*\nLinks lead to .*\nApplications go .*\n/, "");
    if (code !== 0) return `The server ended with ${code}: ${output}`;
    return log === "" ? undefined : `The server wrote to its log: ${log}`;
  }
}
