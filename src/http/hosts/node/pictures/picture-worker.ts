import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parentPort } from "node:worker_threads";
import { rasterizer } from "../../../../formats/png/rasterizer.ts";

/*
 * dist/picture/worker.js: makes pictures of drawings, a few tens of milliseconds each, beside the thread that answers.
 * The build puts resvg and the letters beside it.
 */
const folder = fileURLToPath(new URL("./", import.meta.url));
const read = (name: string) => new Uint8Array(readFileSync(join(folder, name)));
const fonts = readdirSync(folder).filter((name) => name.endsWith(".ttf"));
const rasterize = await rasterizer(read("resvg.wasm"), fonts.sort().map(read));

parentPort!.on("message", (svg: string) => {
  const png = rasterize(svg);
  parentPort!.postMessage(png, [png.buffer]);
});
