import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { ApiDocument } from "../../../src/http/routes/handler.ts";

/** `/openapi.json`, `/llms.txt` and all other documents as files, for hosts that serve the site without the function. */
export async function writeDocuments(documents: Record<string, ApiDocument>, site: string): Promise<void> {
  for (const [path, { body, isBase64 }] of Object.entries(documents)) {
    // Only the function tells apart what is asked for.
    if (path.includes("?")) continue;
    const file = join(site, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, body, isBase64 ? "base64" : "utf8");
  }
}
