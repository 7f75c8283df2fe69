import { serve } from "srvx";

/** What the start of a server is measured against: srvx with nothing to do. */
const server = serve({ hostname: "127.0.0.1", port: 0, silent: true, fetch: () => new Response("ok") });
await server.ready();
console.log(`Listening on ${server.url}`);
