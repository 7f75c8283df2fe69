import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { freshBuild } from "./build/place/fresh-build.ts";
import { runScript } from "./plain-error.ts";

/*
 * npm run --silent mcp: the MCP server over stdio. stdout belongs to the protocol, so the build tells what it does on
 * stderr, and npm must be silent.
 */
await runScript(async () => {
  const dist = await freshBuild({ takesAnyPort: true, stdio: ["ignore", process.stderr, process.stderr] });
  await import(pathToFileURL(join(dist, "mcp.js")).href);
});
