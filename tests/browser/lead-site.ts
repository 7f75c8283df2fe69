import { appendFileSync, cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { RunningServer, Script } from "../server/running-server.ts";

/** What the manufacturer may add to its file. */
const EXTRAS = `
telegram: hangar_zakaz
whatsapp: +7 (900) 123-45-67
privacy_policy: https://example.com/privacy/
`;

/** The product built with an endpoint and all that a manufacturer may add, into a folder of its own, and served. */
export class LeadSite {
  url = "";
  readonly #folder = mkdtempSync(join(tmpdir(), "hangar-"));
  #server: RunningServer | undefined;

  async start(endpoint: string): Promise<void> {
    const out = join(this.#folder, "dist");
    const prices = join(this.#folder, "prices");
    cpSync("tests/support/example-prices", prices, { recursive: true });
    appendFileSync(join(prices, "manufacturer.yaml"), EXTRAS);
    const args = ["--prices", prices, "--out", out];
    const build = new Script("scripts/build.ts", { args, env: { PUBLIC_LEAD_ENDPOINT: endpoint } });
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
