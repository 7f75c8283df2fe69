import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { ApiDocument } from "../../src/api/handler.ts";

/** The documents of the service (`/openapi.json`, `/prices.json` and so on) as files, for hosts that serve the site without the function. */
export async function writeDocuments(documents: Record<string, ApiDocument>, site: string): Promise<void> {
  for (const [path, { body }] of Object.entries(documents)) {
    await mkdir(dirname(join(site, path)), { recursive: true });
    await writeFile(join(site, path), body);
  }
}
