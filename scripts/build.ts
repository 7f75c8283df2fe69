import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { buildProduct } from "./build/build-product.ts";
import { buildHost, hostsOf } from "./build/hosts.ts";
import { keepOldFiles } from "./build/keep-old-files.ts";
import { loadData } from "./build/load-data.ts";
import { HOST_BUDGETS, sizeTable } from "./build/size-budget.ts";
import { buildId, hashInputs, type Stamp } from "./build/stamp.ts";
import { leadEndpoint } from "./lead-endpoint.ts";
import { runScript } from "./plain-error.ts";
import { root } from "./root.ts";
import { siteUrl } from "./site-url.ts";

/*
 * npm run build [-- --prices <folder>] [--out <folder>] [--host <name>]… [--kill-switch]
 *
 * SITE_URL is where the service will be reached, PUBLIC_LEAD_ENDPOINT where the application form posts to. The product
 * is made aside and swapped in as a whole: a build that fails leaves the last good one as it was. --host also makes
 * `hosts/<name>/` in it, ready for that host: see build/hosts.ts. --kill-switch: see src/service-worker/kill-switch.ts.
 */
const { values } = parseArgs({
  options: {
    prices: { type: "string", default: join(root, "prices") },
    out: { type: "string", default: join(root, "dist") },
    host: { type: "string", multiple: true, default: [] },
    "kill-switch": { type: "boolean", default: false },
  },
});

await runScript(async () => {
  const prices = resolve(values.prices);
  const out = resolve(values.out);
  const hosts = hostsOf(values.host);
  const stamp: Stamp = {
    inputs: await hashInputs(prices),
    siteUrl: siteUrl(process.env),
    siteUrlGiven: Boolean(process.env["SITE_URL"]),
    leadEndpoint: leadEndpoint(process.env) ?? null,
  };
  const data = loadData(prices, { baseUrl: stamp.siteUrl, leadEndpoint: stamp.leadEndpoint ?? undefined });

  // Beside the target, so that the swap is a rename within one file system.
  await mkdir(join(dirname(out), ".build"), { recursive: true });
  const aside = await mkdtemp(join(dirname(out), ".build", "build-"));
  try {
    const dist = join(aside, "dist");
    const options = { build: buildId(stamp), killSwitch: values["kill-switch"] };
    await buildProduct(data, dist, join(aside, "engine"), options);
    await keepOldFiles(out, dist);
    for (const host of hosts) {
      const functionBytes = await buildHost(host, dist, join(dist, "hosts", host), data);
      console.log(sizeTable({ [host]: functionBytes }, HOST_BUDGETS));
    }
    await writeFile(join(dist, "build.json"), `${JSON.stringify(stamp, null, 2)}\n`);
    if (existsSync(out)) await rename(out, join(aside, "previous"));
    await rename(dist, out);
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
  for (const host of hosts) console.log(`Built ${join(out, "hosts", host)}`);
  console.log(`Built ${out} for ${stamp.siteUrl}/`);
});
