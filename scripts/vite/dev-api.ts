import type { NodeHttp1Handler } from "srvx";
import { toNodeHandler } from "srvx/node";
import type { Plugin } from "vitest/config";
import { isApiPath } from "../../src/http/routes/table.ts";
import { mcpAppOfSources } from "../build/bundle/bundle-mcp-app.ts";
import { HANGAR_DOCUMENTS } from "./hangar-documents.ts";

type Handler = (request: Request) => Promise<Response>;

/** In `astro dev` the handler of the build answers for the API, from the sources and the price list as they stand. */
export function devApi(): Plugin {
  return {
    name: "hangar:dev-api",
    apply: "serve",
    configureServer(server) {
      const load = <Module>(path: string): Promise<Module> => server.ssrLoadModule(path) as Promise<Module>;
      let current: { sources: unknown[]; handler: Handler } | undefined;

      /** A handler for the modules as they are loaded now; a changed source or price list gives new modules. */
      async function handlerNow(): Promise<Handler> {
        const engine = await load<typeof import("../../src/engine/index.ts")>("/src/engine/index.ts");
        const { createHandler } =
          await load<typeof import("../../src/http/routes/handler.ts")>("/src/http/routes/handler.ts");
        const { documents } = await load<typeof import("virtual:hangar-documents")>(HANGAR_DOCUMENTS);
        const { mcpDefinition } = await load<typeof import("../../src/mcp/definition.ts")>("/src/mcp/definition.ts");
        const { mcpOverHttp } =
          await load<typeof import("../../src/http/mcp/over-http.ts")>("/src/http/mcp/over-http.ts");
        const {
          build: _none,
          inputs: _nothing,
          ...data
        } = await load<typeof import("virtual:hangar-data")>("virtual:hangar-data");
        const { archive, manufacturer } = data;
        const { otherEngines } = await load<typeof import("../../src/services/asked/asked-engine.ts")>(
          "/src/services/asked/asked-engine.ts",
        );
        const { english } =
          await load<typeof import("../../src/messages/en/answers.ts")>("/src/messages/en/answers.ts");
        const { englishOfCalls } =
          await load<typeof import("../../src/messages/en/words.ts")>("/src/messages/en/words.ts");
        const sources = [engine, createHandler, documents, mcpDefinition, mcpOverHttp];
        if (!current || sources.some((source, at) => source !== current!.sources[at])) {
          const { priceList, baseUrl } = engine;
          const definition = mcpDefinition({ engine, english, priceList, manufacturer, baseUrl });
          const onError = console.error;
          const others = otherEngines(engine, archive, engine.under, [englishOfCalls]);
          const { formats } = await load<typeof import("../../src/http/routes/asked/asked-format.ts")>(
            "/src/http/routes/asked/asked-format.ts",
          );
          const { askedDocument } = await load<typeof import("../../src/http/routes/asked/asked-document.ts")>(
            "/src/http/routes/asked/asked-document.ts",
          );
          const app = () => mcpAppOfSources({ ...data, journal: [] });
          const mcp = mcpOverHttp({ engine, others, definition, app, onError });
          const served = { documents, askedDocument, others, formats, mcp };
          current = { sources, handler: createHandler({ engine, ...served, onError }) };
        }
        return current.handler;
      }

      const answer = toNodeHandler(async (request) => {
        const response = await (await handlerNow())(request);
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
