import type { Plugin } from "vitest/config";
import type { BuiltEngine } from "../build/bundle/bundle-engine.ts";
import { isEngineCode } from "../engine-copies.ts";
import { HANGAR_DATA, hangarDataModule, pageDataModule, type HangarData } from "../hangar-data-module.ts";

/**
 * In a build `hangar-engine` is the built file: the page's scripts import it from its address and hold no copy of it or
 * of its data; the pages themselves are rendered with it.
 */
export function builtEngine({ file, path }: BuiltEngine, data: HangarData): Plugin {
  const dataId = `\0${HANGAR_DATA}`;
  return {
    name: "hangar:built-engine",
    apply: "build",
    enforce: "pre",
    resolveId(id) {
      if (id === HANGAR_DATA) return dataId;
      if (id !== "hangar-engine") return undefined;
      return this.environment.name === "client" ? { id: path, external: "absolute" } : file;
    },
    load(id) {
      // What renders a page at build time may read the engine's tables and schemas.
      const isPage = this.environment.name === "client";
      if (isPage && isEngineCode(id)) this.error(`The page must import hangar-engine, not a copy of ${id}`);
      if (id !== dataId) return undefined;
      return isPage ? pageDataModule(data) : hangarDataModule(data);
    },
  };
}
