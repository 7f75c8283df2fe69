import { fileURLToPath } from "node:url";
import { toNodeHandler } from "srvx/node";
import { addresses } from "virtual:hangar-site";
import { sendingPost } from "../node/applications.ts";
import { readSite, siteFiles } from "../node/files/site-files.ts";
import { service } from "../service.ts";

/*
 * A function of Vercel's Node runtime. It answers what config.json sends it: the API, what is negotiated or unknown; the
 * files it needs for that are beside it.
 */
const site = fileURLToPath(new URL("./site/", import.meta.url));

const post = await sendingPost();

export default toNodeHandler(
  service(siteFiles(readSite(site), { addresses: new Set(addresses) }), {
    post,
    addressOf: ({ headers }) => headers.get("x-real-ip"),
  }),
);
