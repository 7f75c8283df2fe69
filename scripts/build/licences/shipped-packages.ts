import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Metafile } from "esbuild";
import type { Plugin } from "vite";
import { root } from "../../root.ts";
import { standardLicence } from "./standard-licences.ts";

/** A package of which something is shipped. */
export interface ShippedPackage {
  name: string;
  version: string;
  /** SPDX expression. */
  license: string;
  /** What its authors want to go along with it. */
  texts: string[];
}

/** What is shipped without having gone through a bundler: parts of pages, the search, the letters of a picture. */
const COPIED = ["@astrojs/starlight", "pagefind", "@expo-google-fonts/golos-text"];

const folders = new Set(COPIED.map((name) => `node_modules/${name}`));

/** Takes down the packages of a bundle that is shipped. */
export function noteShipped({ outputs }: Metafile): void {
  for (const { inputs } of Object.values(outputs)) {
    for (const [file, { bytesInOutput }] of Object.entries(inputs)) if (bytesInOutput > 0) note(file);
  }
}

/** Takes down the packages of the pages' scripts. */
export function shippedModules(): Plugin {
  return {
    name: "shipped-modules",
    generateBundle(_, bundle) {
      if (this.environment.name !== "client") return;
      for (const part of Object.values(bundle)) {
        if (part.type !== "chunk") continue;
        for (const [file, { renderedLength }] of Object.entries(part.modules)) if (renderedLength > 0) note(file);
      }
    },
  };
}

function note(file: string): void {
  const folder = /.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file.replaceAll("\\", "/"))?.[0];
  if (folder !== undefined) folders.add(folder.slice(folder.indexOf("node_modules/")));
}

/** Every package that was taken down, by name. */
export async function shippedPackages(): Promise<ShippedPackage[]> {
  const packages = await Promise.all([...folders].map(readPackage));
  return packages.sort((a, b) => (a.name < b.name ? -1 : 1));
}

async function readPackage(folder: string): Promise<ShippedPackage> {
  const path = join(root, folder);
  const manifest = JSON.parse(await readFile(join(path, "package.json"), "utf8")) as Manifest;
  const { name = folder, version = "", license = "", author } = manifest;
  const own = await licenceTexts(path);
  const authors = (typeof author === "object" ? author.name : author) ?? `the authors of ${name}`;
  const standard = own.length === 0 ? standardLicence(license, authors) : undefined;
  return { name, version, license, texts: standard === undefined ? own : [standard] };
}

type Manifest = Partial<Pick<ShippedPackage, "name" | "version" | "license">> & { author?: string | { name?: string } };

/** Texts of the licence's file or, where there are several, of those in its folder. */
async function licenceTexts(path: string): Promise<string[]> {
  const names = (await readdir(path)).filter((name) => /^(licen[cs]e|copying|notice)/i.test(name)).sort();
  const texts = await Promise.all(
    names.map(async (name) => {
      const entry = join(path, name);
      return (await stat(entry)).isDirectory() ? licenceTexts(entry) : [(await readFile(entry, "utf8")).trim()];
    }),
  );
  return texts.flat();
}
