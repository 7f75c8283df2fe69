import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { ApiDocument } from "../../src/api/handler.ts";

/** `/openapi.json`, `/prices.json` and `/llms.txt` as files, for hosts that serve the site without the function. */
export async function writeDocuments(documents: Record<string, ApiDocument>, site: string): Promise<void> {
  for (const [path, { body }] of Object.entries(documents)) await writeFile(join(site, path), body);
}
