import { join } from "node:path";
import { Script, type Outcome } from "../../server/running-server.ts";

/** The server of a built product on a port of its own, to be stopped and followed by another on the same port. */
export class ProductServer {
  readonly #script: Script;

  private constructor(dist: string, port: number) {
    this.#script = new Script(join(dist, "server.js"), { env: { HOST: "127.0.0.1", PORT: String(port) } });
  }

  static async start(dist: string, port: number): Promise<ProductServer> {
    const server = new ProductServer(dist, port);
    await server.#script.line(/Listening on/);
    return server;
  }

  stop(): Promise<Outcome> {
    this.#script.process.kill("SIGTERM");
    return this.#script.ended;
  }
}
