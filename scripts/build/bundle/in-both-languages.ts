import { dirname } from "node:path";
import { build, type Plugin } from "esbuild";
import { ENGLISH_ENGINE, englishTwin, isOfLanguages } from "./english-twin.ts";

const EITHER = "either-language";
const ENGINE = "hangar-engine";

/**
 * Makes a bundle speak Russian or English, whichever `spoken`, a module with `isEnglish`, has found out by the time that
 * the first of its words are needed: every module of words stands in it beside its twin, and all else once.
 */
export function inBothLanguages(spoken: string): Plugin {
  return {
    name: "in-both-languages",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^hangar-engine$/ }, ({ importer, namespace }) =>
        namespace === EITHER || isOfLanguages(importer)
          ? undefined
          : { path: ENGINE, namespace: EITHER, pluginData: { file: ENGINE, twin: ENGLISH_ENGINE } },
      );
      onResolve({ filter: /^\..*\.ts$/ }, ({ path, importer, namespace }) => {
        const pair = namespace === EITHER ? undefined : englishTwin(path, importer);
        return pair && { path: pair.file, namespace: EITHER, pluginData: pair };
      });
      onLoad({ filter: /.*/, namespace: EITHER }, async ({ pluginData }) => {
        const { file, twin } = pluginData as { file: string; twin: string };
        // Of the engine all that has no words is there, too.
        const rest = file === ENGINE ? `export * from "${ENGINE}";` : "";
        const names = await exportsOf(file === ENGINE ? twin : file);
        return { contents: rest + eitherOf(names, file, twin, spoken), resolveDir: dirname(twin) };
      });
    },
  };
}

/** One by one, so that of both modules a bundle holds what is used. */
function eitherOf(names: readonly string[], file: string, twin: string, spoken: string): string {
  const [russian, english] = ["ru", "en"].map((lang) => names.map((name) => `${name} as ${lang}_${name}`).join());
  return [
    `import { isEnglish } from ${JSON.stringify(spoken)};`,
    `import { ${russian} } from ${JSON.stringify(file)};`,
    `import { ${english} } from ${JSON.stringify(twin)};`,
    ...names.map((name) => `export const ${name} = isEnglish ? en_${name} : ru_${name};`),
  ].join("\n");
}

async function exportsOf(file: string): Promise<string[]> {
  const { metafile } = await build({ entryPoints: [file], format: "esm", write: false, metafile: true, outdir: "." });
  return Object.values(metafile.outputs)[0]!.exports;
}
