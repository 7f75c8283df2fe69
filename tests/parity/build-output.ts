import { join } from "node:path";
import { loadData } from "../../scripts/build/load-data.ts";
import { buildHost, type Host } from "../../scripts/build/hosts.ts";
import { readStamp } from "../../scripts/build/stamp.ts";
import { root } from "../../scripts/root.ts";

/** Makes the build output of a host out of the product in dist/, and returns its folder. */
export async function buildOutput(host: Host): Promise<string> {
  const dist = join(root, "dist");
  const stamp = await readStamp(dist);
  if (stamp === undefined) throw new Error("there is no build in dist/: run `npm run build` first");
  const { siteUrl, leadEndpoint } = stamp;
  const data = loadData(join(root, "prices"), { baseUrl: siteUrl, leadEndpoint: leadEndpoint ?? undefined });
  const out = join(root, ".build/parity", host);
  await buildHost(host, dist, out, data);
  return out;
}
