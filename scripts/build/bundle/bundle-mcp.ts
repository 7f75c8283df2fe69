import { join } from "node:path";
import type { BuildOptions, Plugin } from "esbuild";
import type { McpDefinition } from "../../../src/mcp/definition.ts";
import type { HangarData } from "../../hangar-data-module.ts";
import { root } from "../../root.ts";
import { hangarData } from "./bundle-engine.ts";
import { bundleBesideEngine } from "./bundle-module.ts";
import { pathFrom } from "../files-of.ts";
import { keepOutside } from "../place/keep-outside.ts";
import { UNDERSTANDING_CALL, type SharedFiles } from "./bundle-understanding.ts";
import { virtualModule } from "./virtual-module.ts";

const HANGAR_MCP = "virtual:hangar-mcp";

/** Made by `bundleMcpApp`. */
const APP = "function/mcp-app.js";

const hangarMcp = (definition: McpDefinition): Plugin =>
  virtualModule(HANGAR_MCP, `export const definition = ${JSON.stringify(definition)};`);

/**
 * `function/mcp.js`, which the function loads with the first message to /mcp, and `mcp.js`, the same server over stdio by
 * plain Node 20. Both import the shared files and hold no copy of them.
 */
export async function bundleMcp(
  dist: string,
  shared: SharedFiles,
  definition: McpDefinition,
  data: HangarData,
): Promise<void> {
  // The SDK's build for browsers is the one that leans on no host: no Node module, no code made at run time.
  await bundle("src/http/mcp/function.ts", join(dist, "function/mcp.js"), {
    platform: "neutral",
    conditions: ["browser"],
  });
  await bundle("src/mcp/stdio.ts", join(dist, "mcp.js"), { platform: "node", target: "node20" });

  async function bundle(entry: string, outfile: string, options: BuildOptions): Promise<void> {
    await bundleBesideEngine(entry, {
      entryPoints: [join(root, entry)],
      outfile,
      plugins: [
        keepOutside(/^hangar-engine$/, addressFrom(outfile, shared.engine)),
        keepOutside(UNDERSTANDING_CALL, addressFrom(outfile, shared.understandingCall)),
        keepOutside(/^virtual:hangar-mcp-app$/, addressFrom(outfile, join(dist, APP))),
        hangarMcp(definition),
        hangarData(data),
      ],
      ...options,
    });
  }
}

function addressFrom(outfile: string, engineFile: string): string {
  const path = pathFrom(join(outfile, ".."), engineFile);
  return path.startsWith(".") ? path : `./${path}`;
}
