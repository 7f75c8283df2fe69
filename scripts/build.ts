import { rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { buildProduct } from "./build/build-product.ts";
import { buildWarnings } from "./build/build-warnings.ts";
import { buildHost, hostsOf, type Host } from "./build/hosts.ts";
import { keepHostLinks } from "./build/place/keep-host-links.ts";
import { keepOldFiles } from "./build/place/keep-old-files.ts";
import { writeFileList } from "./build/write-file-list.ts";
import { loadData } from "./build/load-data.ts";
import { whatWasMade } from "./build/size/what-was-made.ts";
import { oneAtATime } from "./build/place/one-at-a-time.ts";
import { newProduct, putInPlace } from "./build/place/put-in-place.ts";
import { buildId, hashInputs, type Stamp } from "./build/place/stamp.ts";
import type { HangarData } from "./hangar-data-module.ts";
import { leadEndpoint } from "./settings/lead-endpoint.ts";
import { PlainError, runScript } from "./plain-error.ts";
import { root } from "./root.ts";
import { siteUrl } from "./settings/site-url.ts";

/*
 * npm run build [-- --prices <folder>] [--out <folder>] [--host <name>]… [--kill-switch] [--into <folder>]
 *
 * SITE_URL is where the service will be reached, PUBLIC_LEAD_ENDPOINT where the quote request form posts to. The product
 * is made aside and put in place as a whole: a build that fails leaves the last good one as it was. --host also makes
 * `hosts/<name>/` in it, ready for that host: see build/hosts.ts. --into leaves the
 * product in a folder of that name, made by whoever puts it in the place of `out` later. --kill-switch: see src/service-worker/kill-switch.ts.
 */
function options() {
  try {
    return parseArgs({
      options: {
        prices: { type: "string", default: join(root, "prices") },
        out: { type: "string", default: join(root, "dist") },
        host: { type: "string", multiple: true, default: [] },
        "kill-switch": { type: "boolean", default: false },
        into: { type: "string" },
      },
    }).values;
  } catch (error) {
    const usage = "npm run build -- [--prices <folder>] [--out <folder>] [--host <name>]… [--kill-switch]";
    throw new PlainError(`${(error as Error).message}\n\n${usage}`);
  }
}

// A caller's own, such as those of a test runner, would make another product: Astro takes DEV and PROD for its own.
process.env["NODE_ENV"] = "production";
delete process.env["DEV"];
delete process.env["PROD"];

await runScript(async () => {
  const values = options();
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

  // Astro keeps its half-made pages in one place of the project: of two builds at once each would take the other's.
  await oneAtATime(join(root, ".build/lock.sqlite"), () =>
    make(data, hosts, out, stamp, values["kill-switch"], values.into),
  );
  for (const host of hosts) console.log(`Built ${join(out, "hosts", host)}`);
  console.log(`Built ${out} for ${stamp.siteUrl}/\n${await whatWasMade(values.into ?? out)}`);
  // Last of all: among the warnings of other tools nobody would see them.
  for (const warning of buildWarnings(prices, data.priceList, hosts, stamp)) console.warn(warning);
});

async function make(
  data: HangarData,
  hosts: Host[],
  out: string,
  stamp: Stamp,
  killSwitch: boolean,
  into: string | undefined,
): Promise<void> {
  const product = into ?? (await newProduct(out));
  const work = `${product}.work`;
  try {
    await buildProduct(data, product, work, { build: buildId(stamp), inputs: stamp.inputs, killSwitch });
    await keepOldFiles(out, product);
    await writeFileList(product);
    for (const host of hosts) await buildHost(host, product, join(product, "hosts", host), data);
    await keepHostLinks(out, product);
    await writeFile(join(product, "build.json"), `${JSON.stringify(stamp, null, 2)}\n`);
    if (into === undefined) await putInPlace(product, out);
  } catch (error) {
    await takeAway(product);
    throw error;
  } finally {
    await takeAway(work);
  }
}

/** What is written there still, by work that goes on beside what broke off, must not hide why it broke off. */
async function takeAway(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true, maxRetries: 3 }).catch(console.warn);
}
