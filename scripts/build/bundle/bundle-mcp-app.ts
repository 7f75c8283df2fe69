import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { BuildOptions } from "esbuild";
import { root } from "../../root.ts";
import type { BuiltEngine } from "./bundle-engine.ts";
import { bundleBesideEngine, FOR_BROWSERS } from "./bundle-module.ts";
import { inBothLanguages } from "./in-both-languages.ts";
import { minifyFurther } from "./minify-further.ts";
import { shadowStylesPlugin } from "./shadow-styles.ts";

const inLanguageOfChat = inBothLanguages(join(root, "src/mcp/app/conversation.ts"));

const APP: BuildOptions & { write: false } = {
  ...FOR_BROWSERS,
  entryPoints: [join(root, "src/mcp/app/app.tsx")],
  jsx: "automatic",
  jsxImportSource: "preact",
  write: false,
};

/**
 * `function/mcp-app.js`, which the MCP server loads with the first read of its app: the app's whole document as text. A
 * sandbox without a network imports nothing, so the engine's built file goes into the one script.
 */
export async function bundleMcpApp(dist: string, engine: BuiltEngine): Promise<void> {
  const { outputFiles } = await bundleBesideEngine("mcp-app.js", {
    ...APP,
    alias: { "hangar-engine": engine.file },
    plugins: [inLanguageOfChat, shadowStylesPlugin()],
  });
  const html = appDocument(await minifyFurther(outputFiles![0]!.text));
  await writeFile(join(dist, "function/mcp-app.js"), `export const html = ${JSON.stringify(html)};\n`);
}

/** A document with its one script inside, which says everything in the language of the chat; no text of the script may end it. */
export function appDocument(script: string): string {
  const inline = script.replace(/<(?=\/script|!--)/gi, "\\x3C");
  return (
    '<!doctype html><html><head><meta charset="utf-8"><title>Hangar</title>' +
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark">' +
    "<style>html{font-family:system-ui,sans-serif}body{margin:0}</style></head>" +
    '<body><p></p><script type="module">' +
    `${inline}</script></body></html>`
  );
}
