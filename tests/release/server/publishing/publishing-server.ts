import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { runScript } from "../../../../scripts/plain-error.ts";
import type { Place } from "../../../../scripts/publish/publication.ts";
import { recover } from "../../../../scripts/publish/recover.ts";
import { Supervisor } from "../../../../scripts/publish/supervisor.ts";
import { product } from "../../../support/product.ts";

/*
 * The server of `npm start` that publishes, over a product that is there already: `node publishing-server.ts <prices>
 * <out> [faked]`. A builder that is faked says that it builds by a file `building`, ends when a file `go` is there, and
 * makes the product under test by another door.
 */
const [prices = "", out = "", isFaked] = process.argv.slice(2);
const work = join(prices, "../.build/publish");
const [building, go] = ["building", "go"].map((name) => join(prices, "..", name)) as [string, string];

const faked: Place["build"] = async (_, into) => {
  writeFileSync(building, "");
  while (!existsSync(go)) await setTimeout(10);
  for (const file of [building, go]) rmSync(file);
  mkdirSync(into, { recursive: true });
  const server = pathToFileURL(join(product, "server.js")).href;
  writeFileSync(join(into, "server.js"), `await import(${JSON.stringify(server)});`);
};

await runScript(async () => {
  await recover({ prices, out, work });
  await new Supervisor({ prices, out, work, ...(isFaked !== undefined && { build: faked }) }).start();
});
