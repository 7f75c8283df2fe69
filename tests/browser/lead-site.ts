import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { RunningServer, Script } from "../server/running-server.ts";

/** The product built for an endpoint into a folder of its own, and served. */
export class LeadSite {
  url = "";
  readonly #folder = mkdtempSync(join(tmpdir(), "hangar-"));
  #server: RunningServer | undefined;

  async start(endpoint: string): Promise<void> {
    const out = join(this.#folder, "dist");
    const build = new Script("scripts/build.ts", { args: ["--out", out], env: { PUBLIC_LEAD_ENDPOINT: endpoint } });
    const { code, output } = await build.ended;
    if (code !== 0) throw new Error(output);
    this.#server = await RunningServer.start(join(out, "server.js"));
    this.url = this.#server.url;
  }

  async stop(): Promise<void> {
    await this.#server?.stop();
    rmSync(this.#folder, { recursive: true });
  }
}
