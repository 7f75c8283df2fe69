import { join, relative } from "node:path";
import { build, type BuildOptions, type Plugin } from "esbuild";
import type { McpDefinition } from "../../../src/mcp/definition.ts";
import { isEngineCode } from "../../engine-copies.ts";
import type { HangarData } from "../../hangar-data-module.ts";
import { PlainError } from "../../plain-error.ts";
import { root } from "../../root.ts";
import { hangarData } from "./bundle-engine.ts";
import { keepOutside } from "../place/keep-outside.ts";
import { noteShipped } from "../licences/shipped-packages.ts";

const HANGAR_MCP = "virtual:hangar-mcp";

function hangarMcp(definition: McpDefinition): Plugin {
  return {
    name: "hangar-mcp",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: new RegExp(`^${HANGAR_MCP}$`) }, ({ path }) => ({ path, namespace: "hangar-mcp" }));
      onLoad({ filter: /.*/, namespace: "hangar-mcp" }, () => ({
        contents: `export const definition = ${JSON.stringify(definition)};`,
      }));
    },
  };
}

/**
 * `function/mcp.js`, which the function loads with the first message to /mcp, and `mcp.js`, the same server over stdio by
 * plain Node 20. Both import the engine's file and hold no copy of it.
 */
export async function bundleMcp(
  dist: string,
  engineFile: string,
  definition: McpDefinition,
  data: HangarData,
): Promise<void> {
  // The SDK's build for browsers is the one that leans on no host: no Node module, no code made at run time.
  await bundle("function.ts", join(dist, "function/mcp.js"), { platform: "neutral", conditions: ["browser"] });
  await bundle("stdio.ts", join(dist, "mcp.js"), { platform: "node", target: "node20" });

  async function bundle(entry: string, outfile: string, options: BuildOptions): Promise<void> {
    const { metafile } = await build({
      entryPoints: [join(root, "src/mcp", entry)],
      outfile,
      bundle: true,
      format: "esm",
      target: "es2022",
      charset: "utf8",
      metafile: true,
      plugins: [
        keepOutside(/^hangar-engine$/, addressFrom(outfile, engineFile)),
        hangarMcp(definition),
        hangarData(data),
      ],
      ...options,
    });
    noteShipped(metafile!);
    const copies = Object.keys(metafile!.inputs).filter(isEngineCode);
    if (copies.length > 0)
      throw new PlainError(`${entry} must import hangar-engine, not a copy of ${copies.join(", ")}`);
  }
}

function addressFrom(outfile: string, engineFile: string): string {
  const path = relative(join(outfile, ".."), engineFile).replaceAll("\\", "/");
  return path.startsWith(".") ? path : `./${path}`;
}
