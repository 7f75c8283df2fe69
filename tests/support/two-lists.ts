import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { release } from "../../scripts/prices/release.ts";
import type { PriceList } from "../../src/price-list/schema.ts";
import { loadPriceList } from "../../src/price-list/load.ts";
import { Script } from "../server/running-server.ts";

/** The widest hangars of the first roof. */
const WIDEST = "\n      18000: { truss: { solid: 108700 } }\n";

/** The product built from the example prices after two releases, in a folder of its own; the second has no such width. */
export class TwoLists {
  readonly folder = mkdtempSync(join(tmpdir(), "hangar-"));
  readonly dist = join(this.folder, "dist");
  readonly older: PriceList;
  readonly today: PriceList;

  constructor() {
    const prices = join(this.folder, "prices");
    cpSync("tests/support/example-prices", prices, { recursive: true });
    this.older = loadPriceList(prices);
    release(prices, this.older.meta.version);
    const list = join(prices, "price-list.yaml");
    const changed = readFileSync(list, "utf8").replace("gate_frame: 32500", "gate_frame: 33500");
    writeFileSync(list, changed.replace(WIDEST, "\n"));
    release(prices, "2026-12-20");
    this.today = loadPriceList(prices);
  }

  async build(): Promise<void> {
    const args = ["--prices", join(this.folder, "prices"), "--out", this.dist];
    const { code, output } = await new Script("scripts/build.ts", { args }).ended;
    if (code !== 0) throw new Error(output);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
