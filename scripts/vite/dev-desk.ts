import type { Plugin } from "vitest/config";
import * as scripts from "../../src/desk/page/script-paths.ts";
import { deskOfSources } from "../build/bundle/bundle-desk.ts";
import { HANGAR_DATA, type HangarData } from "../hangar-data-module.ts";

const isScript = (pathname: string): boolean => Object.values<string>(scripts).includes(pathname);

/** In `astro dev` the scripts of the price desk are made anew whenever one of its pages is opened. */
export function devDesk(): Plugin {
  return {
    name: "hangar:dev-desk",
    apply: "serve",
    configureServer(server) {
      let files = new Map<string, string>();
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.originalUrl ?? "/", "http://localhost");
        const answer = async (): Promise<void> => {
          if (isScript(pathname)) files = await deskOfSources((await server.ssrLoadModule(HANGAR_DATA)) as HangarData);
          const text = files.get(pathname);
          if (text === undefined) return next();
          response.setHeader("Content-Type", "text/javascript; charset=utf-8");
          response.end(text);
        };
        answer().catch(next);
      });
    },
  };
}
