import type { Plugin } from "vitest/config";
import type { BuiltEngine } from "../build/bundle/bundle-engine.ts";
import { UNDERSTANDING, type BuiltUnderstanding } from "../build/bundle/bundle-understanding.ts";
import { HANGAR_DATA, hangarDataModule, pageDataModule, type HangarData } from "../hangar-data-module.ts";
import { isSharedCode } from "../shared-code.ts";

/**
 * In a build `hangar-engine` is the built file: the page's scripts import it from its address and hold no copy of it or
 * of its data; the pages themselves are rendered with it. So it is with the parser for the page's scripts.
 */
export function builtEngine({ file, path }: BuiltEngine, understanding: BuiltUnderstanding, data: HangarData): Plugin {
  const dataId = `\0${HANGAR_DATA}`;
  return {
    name: "hangar:built-engine",
    apply: "build",
    enforce: "pre",
    resolveId(id) {
      if (id === HANGAR_DATA) return dataId;
      const isPage = this.environment.name === "client";
      if (isPage && UNDERSTANDING.test(id)) return { id: understanding.path, external: "absolute" };
      if (id !== "hangar-engine") return undefined;
      return isPage ? { id: path, external: "absolute" } : file;
    },
    load(id) {
      // What renders a page at build time may read the engine's tables and schemas.
      const isPage = this.environment.name === "client";
      if (isPage && isSharedCode(id)) this.error(`The page must import the built file, not a copy of ${id}`);
      if (id !== dataId) return undefined;
      return isPage ? pageDataModule(data) : hangarDataModule(data);
    },
  };
}
