import { serve } from "srvx/deno";
import * as hangars from "../../function.ts";
import { sendingPost } from "../node/applications.ts";
import { listening } from "../node/listening.ts";
import { serverOptions } from "../node/server-options.ts";

/* server.js of the Deno build: the static site and the function on one port. */
const post = await sendingPost();
const server = serve(serverOptions(new URL("./site/", import.meta.url), post));
await server.ready();
listening(server.url, hangars, post);
