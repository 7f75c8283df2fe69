import type { Plugin } from "vitest/config";
import { deskScript, previewScript } from "../../src/desk/page/script-paths.ts";
import { deskOfSources } from "../build/bundle/bundle-desk.ts";

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
          if (pathname === deskScript || pathname === previewScript) files = await deskOfSources();
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
