import { writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { build, type BuildOptions, type Plugin } from "esbuild";
import type { ApiDocument } from "../../../src/api/routes/handler.ts";
import { isEngineCode } from "../../engine-copies.ts";
import type { HangarData } from "../../hangar-data-module.ts";
import { PlainError } from "../../plain-error.ts";
import { root } from "../../root.ts";
import { HANGAR_DOCUMENTS, hangarDocumentsModule } from "../../vite/hangar-documents.ts";
import { hangarData } from "./bundle-engine.ts";
import { keepOutside } from "../place/keep-outside.ts";
import { noteShipped } from "../licences/shipped-packages.ts";

function hangarDocuments(documents: Record<string, ApiDocument>): Plugin {
  return {
    name: "hangar-documents",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: new RegExp(`^${HANGAR_DOCUMENTS}$`) }, ({ path }) => ({
        path,
        namespace: "hangar-documents",
      }));
      onLoad({ filter: /.*/, namespace: "hangar-documents" }, () => ({
        contents: hangarDocumentsModule(documents),
      }));
    },
  };
}

const shared = {
  bundle: true,
  format: "esm",
  target: "es2022",
  charset: "utf8",
  metafile: true,
  minifySyntax: true,
} satisfies BuildOptions;

/** `function/handler.js`: the API as one function for any host. It imports the engine's file and holds no copy of it. */
export async function bundleFunction(
  dist: string,
  engineFile: string,
  documents: Record<string, ApiDocument>,
  data: HangarData,
): Promise<void> {
  const outfile = join(dist, "function/handler.js");
  const { metafile } = await build({
    ...shared,
    entryPoints: [join(root, "src/api/function.ts")],
    outfile,
    platform: "neutral",
    plugins: [
      keepOutside(/^hangar-engine$/, relative(join(dist, "function"), engineFile).replaceAll("\\", "/")),
      keepOutside(/\/mcp\/function\.ts$/, "./mcp.js"),
      hangarDocuments(documents),
      hangarData(data),
    ],
  });
  noteShipped(metafile);
  const copies = Object.keys(metafile.inputs).filter(isEngineCode);
  if (copies.length > 0)
    throw new PlainError(`The function must import hangar-engine, not a copy of ${copies.join(", ")}`);
}

/** `server.js`: serves `site/` and calls `function/handler.js`; needs nothing but Node 20. */
export async function bundleNodeServer(dist: string, data: HangarData): Promise<void> {
  const { metafile } = await build({
    ...shared,
    entryPoints: [join(root, "src/api/hosts/node/server.ts")],
    outfile: join(dist, "server.js"),
    platform: "node",
    target: "node20",
    plugins: [keepOutside(/\/function\.ts$/, "./function/handler.js"), hangarData(data)],
  });
  noteShipped(metafile);
  // Without it Node 20 takes dist/*.js for CommonJS when only dist/ is copied to a machine.
  await writeFile(join(dist, "package.json"), `${JSON.stringify({ private: true, type: "module" })}\n`);
}
