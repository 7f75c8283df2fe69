import type { NodeHttp1Handler } from "srvx";
import { toNodeHandler } from "srvx/node";
import type { Plugin } from "vitest/config";
import { isApiPath } from "../../src/http/routes/table.ts";

/** In `astro dev` the function of the build answers for the API, from the sources and the price list as they stand. */
export function devApi(): Plugin {
  return {
    name: "hangar:dev-api",
    apply: "serve",
    configureServer(server) {
      const answer = toNodeHandler(async (request) => {
        const loaded = await server.ssrLoadModule("/src/http/function.ts");
        const response = await (loaded as typeof import("../../src/http/function.ts")).handler(request);
        // A browser would keep an answer for a minute and hide a price that was just edited.
        response.headers.set("Cache-Control", "no-store");
        return response;
      }) as NodeHttp1Handler;
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.originalUrl ?? "/", "http://localhost");
        if (!isApiPath(pathname)) return next();
        Promise.resolve(answer(request, response)).catch(next);
      });
    },
  };
}
