import { copyFile, mkdir, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { ApiDocument } from "../../../src/documents/document-source.ts";
import type { HangarData } from "../../hangar-data-module.ts";
import { root } from "../../root.ts";
import { HANGAR_DOCUMENTS, hangarDocumentsModule } from "../../vite/hangar-documents.ts";
import { pathFrom } from "../files-of.ts";
import { FONTS, RESVG_WASM } from "../rasterizer.ts";
import { hangarData } from "./bundle-engine.ts";
import { bundleBesideEngine, bundleModule, FOR_BROWSERS } from "./bundle-module.ts";
import { keepOutside } from "../place/keep-outside.ts";
import { UNDERSTANDING_CALL, type SharedFiles } from "./bundle-understanding.ts";
import { virtualModule } from "./virtual-module.ts";

/** `function/handler.js`: the API as one function for any host. It imports the shared files and holds no copy of them. */
export async function bundleFunction(
  dist: string,
  shared: SharedFiles,
  documents: Record<string, ApiDocument>,
  data: HangarData,
): Promise<void> {
  const outfile = join(dist, "function/handler.js");
  const addressOf = (file: string): string => pathFrom(join(dist, "function"), file);
  await bundleBesideEngine("handler.js", {
    minifySyntax: true,
    entryPoints: [join(root, "src/http/function.ts")],
    outfile,
    platform: "neutral",
    plugins: [
      keepOutside(/^hangar-engine$/, addressOf(shared.engine)),
      keepOutside(UNDERSTANDING_CALL, addressOf(shared.understandingCall)),
      keepOutside(/\/mcp\/function\.ts$/, "./mcp.js"),
      keepOutside(/\/applications\/function\.ts$/, "./application.js"),
      keepOutside(/\/formats\/function\.ts$/, "./formats.js"),
      virtualModule(HANGAR_DOCUMENTS, hangarDocumentsModule(documents)),
      hangarData(data),
    ],
  });
}

/** `function/application.js`, which the function loads with the first request to /application. */
export async function bundleApplications(dist: string, engineFile: string, data: HangarData): Promise<void> {
  const outfile = join(dist, "function/application.js");
  await bundleBesideEngine("application.js", {
    ...FOR_BROWSERS,
    entryPoints: [join(root, "src/http/applications/function.ts")],
    outfile,
    platform: "neutral",
    plugins: [
      keepOutside(/^hangar-engine$/, pathFrom(join(dist, "function"), engineFile)),
      keepOutside(/\/formats\/function\.ts$/, "./formats.js"),
      hangarData(data),
    ],
  });
}

/** What of applications takes a disk or sockets. */
export const POST = /\/applications\/node\/function\.ts$/;

/** `post/post.js`: letters by SMTP and the spool, for hosts with sockets; needs nothing but Node 20. */
export async function bundlePost(dist: string): Promise<void> {
  await bundleModule({
    ...FOR_BROWSERS,
    entryPoints: [join(root, "src/applications/node/function.ts")],
    outfile: join(dist, "post/post.js"),
    platform: "node",
    target: "node20",
  });
}

const WATCHING = /\/watching\/watching\.ts$/;

/** `watching/watching.js`: metrics and the log of requests, which the server loads where its settings ask for them. */
export async function bundleWatching(dist: string): Promise<void> {
  await bundleModule({
    ...FOR_BROWSERS,
    entryPoints: [join(root, "src/http/hosts/node/watching/watching.ts")],
    outfile: join(dist, "watching/watching.js"),
    platform: "node",
    target: "node20",
    // prom-client is no ES module and asks for those of Node itself.
    banner: { js: 'import{createRequire}from"node:module";const require=createRequire(import.meta.url);' },
  });
}

/** `server.js`: serves `site/` and calls `function/handler.js`; needs nothing but Node 20. */
export async function bundleNodeServer(dist: string, data: HangarData): Promise<void> {
  await bundleModule({
    minifySyntax: true,
    entryPoints: [join(root, "src/http/hosts/node/server.ts")],
    outfile: join(dist, "server.js"),
    platform: "node",
    target: "node20",
    plugins: [
      keepOutside(POST, "./post/post.js"),
      keepOutside(WATCHING, "./watching/watching.js"),
      keepOutside(/\/function\.ts$/, "./function/handler.js"),
      hangarData(data),
    ],
  });
  // Without it Node 20 takes dist/*.js for CommonJS when only dist/ is copied to a machine.
  await writeFile(join(dist, "package.json"), `${JSON.stringify({ private: true, type: "module" })}\n`);
}

/** `picture/`: the thread that makes pictures of links, with all that it reads. */
export async function bundlePictures(dist: string): Promise<void> {
  const folder = join(dist, "picture");
  await bundleModule({
    minifySyntax: true,
    entryPoints: [join(root, "src/http/hosts/node/pictures/picture-worker.ts")],
    outfile: join(folder, "worker.js"),
    platform: "node",
    target: "node20",
  });
  await mkdir(folder, { recursive: true });
  await copyFile(RESVG_WASM, join(folder, "resvg.wasm"));
  for (const font of FONTS) await copyFile(font, join(folder, basename(font)));
}
