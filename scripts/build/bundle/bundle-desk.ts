import { readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { BuildOptions, Plugin } from "esbuild";
import { deskScript, metricsScript, previewScript } from "../../../src/desk/page/script-paths.ts";
import { ROWS } from "../../../src/price-list/prices-folder.ts";
import { quantitiesText, rowsText } from "../../../src/price-proof/rules-texts.ts";
import { HANGAR_DATA, pageDataModule, type HangarData } from "../../hangar-data-module.ts";
import { root } from "../../root.ts";
import { bundleModule, FOR_BROWSERS } from "./bundle-module.ts";
import { instead } from "./instead.ts";
import { minifyFurther } from "./minify-further.ts";

const at = (file: string): string => join(root, "src/desk", file);
const PREVIEW = at("preview");
const DRAFT = at("preview/engine-data.ts");

type SiteData = Pick<HangarData, "purposes" | "priceList" | "texts">;

/** The preview's engine is given the draft where any other has the price list; of the site it has what a draft does not hold. */
const draftData = (data: SiteData): Plugin => ({
  name: "draft-data",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: new RegExp(`^${HANGAR_DATA}$`) }, ({ importer }) =>
      importer === DRAFT ? { path: HANGAR_DATA, namespace: "site" } : { path: DRAFT },
    );
    onLoad({ filter: /^/, namespace: "site" }, () => ({ contents: pageDataModule(data) }));
  },
});

/** A page reads no files: the texts of the rules that the site counts by stand in the bundle. */
const rulesTexts = ({ texts }: SiteData): Plugin => ({
  name: "rules-texts",
  setup: ({ onLoad }) =>
    onLoad({ filter: /\/price-proof\/rules-texts\.ts$/ }, () => ({
      contents:
        `export const quantitiesText = () => ${JSON.stringify(quantitiesText())};\n` +
        `export const rowsText = () => ${JSON.stringify(texts[ROWS] ?? rowsText())};\n`,
    })),
});

/** What zod says is never shown: findings have words of their own. Its forty languages weigh more than all the rest of it. */
const noLanguages: Plugin = {
  name: "no-languages",
  setup: ({ onLoad }) => onLoad({ filter: /\/zod\/v4\/locales\/index\.js$/ }, () => ({ contents: "" })),
};

/** The preview's page has every stylesheet from the start: no address of one is of use. */
const noAddresses: Plugin = {
  name: "no-addresses",
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.css$/ }, ({ suffix }) => (suffix === "?url" ? { contents: "", loader: "text" } : undefined)),
};

const SHARED = {
  jsx: "automatic",
  jsxImportSource: "preact",
  write: false,
} satisfies BuildOptions;

/**
 * Two bundles: the desk with its plots, and the preview, which holds the calculator with what marks all that it gives away.
 * That is one file: each has its line in every visitor's service worker.
 */
const bundles = (data: SiteData): BuildOptions[] => [
  {
    ...SHARED,
    entryPoints: { [nameOf(deskScript)]: at("page/start.tsx"), [nameOf(metricsScript)]: at("metrics/start.tsx") },
    splitting: true,
    plugins: [draftData(data), rulesTexts(data), noLanguages],
  },
  {
    ...SHARED,
    entryPoints: { [nameOf(previewScript)]: at("preview/start.ts") },
    // The writer of GLB asks for them where it runs under Node.
    external: ["node:*"],
    plugins: [draftData(data), instead(at("preview/instead"), PREVIEW), noAddresses],
  },
];

function nameOf(path: string): string {
  return basename(path, ".js");
}

/**
 * The scripts of the price desk in `<site>/_astro/`, bundled apart from the calculator's: these hold the engine's code a
 * second time, with the proofs, the schemas and YAML. The pages are told their names.
 */
export async function bundleDesk(site: string, data: SiteData): Promise<void> {
  const built = await Promise.all(
    bundles(data).map((options) =>
      bundleModule({
        ...FOR_BROWSERS,
        ...options,
        outdir: join(site, "_astro"),
        entryNames: "[name].[hash]",
        chunkNames: "desk-part.[hash]",
      }),
    ),
  );
  const files = built.flatMap(({ outputFiles }) => outputFiles!);
  for (const { path, text } of files) await writeFile(path, await minifyFurther(text));
  for (const [page, script] of [
    ["desk/index.html", deskScript],
    ["desk/preview/index.html", previewScript],
    ["desk/metrics/index.html", metricsScript],
  ] as const) {
    const entry = files.find(({ path }) => new RegExp(`^${nameOf(script)}\\.[^.]+\\.js$`).test(basename(path)))!;
    const html = await readFile(join(site, page), "utf8");
    await writeFile(join(site, page), html.replace(script, `/_astro/${basename(entry.path)}`));
  }
}

/** The same for `astro dev`, of the sources as they stand: texts by the addresses of the scripts and their parts. */
export async function deskOfSources(data: SiteData): Promise<Map<string, string>> {
  const built = await Promise.all(
    bundles(data).map((options) =>
      bundleModule({
        ...options,
        outdir: "/_astro",
        entryNames: "[name]",
        chunkNames: "desk-part.[hash]",
      }),
    ),
  );
  const files = built.flatMap(({ outputFiles }) => outputFiles!);
  return new Map(files.map(({ path, text }) => [`/_astro/${basename(path)}`, text]));
}
