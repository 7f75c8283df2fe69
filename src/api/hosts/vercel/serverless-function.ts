import { fileURLToPath } from "node:url";
import { toNodeHandler } from "srvx/node";
import { addresses } from "virtual:hangar-site";
import { readSite, siteFiles } from "../node/files/site-files.ts";
import { service } from "../service.ts";

/*
 * A function of Vercel's Node runtime. It answers what config.json sends it: the API, what is negotiated or unknown; the
 * files it needs for that are beside it.
 */
const site = fileURLToPath(new URL("./site/", import.meta.url));

export default toNodeHandler(service(siteFiles(readSite(site), { addresses: new Set(addresses) })));
