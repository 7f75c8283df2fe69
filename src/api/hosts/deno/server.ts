import { serve } from "srvx/deno";
import * as hangars from "../../function.ts";
import { listening } from "../node/listening.ts";
import { serverOptions } from "../node/server-options.ts";

/* server.js of the Deno build: the static site and the function on one port. */
const server = serve(await serverOptions(new URL("./site/", import.meta.url)));
await server.ready();
listening(server.url, hangars);
