import { createHash } from "node:crypto";
import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { freshBuild } from "../../scripts/build/place/fresh-build.ts";
import { oneAtATime } from "../../scripts/build/place/one-at-a-time.ts";
import { writeAll } from "../../scripts/prices/write.ts";
import { root } from "../../scripts/root.ts";
import { planRelease } from "../../src/desk/release/release.ts";
import { pricesOnDisk } from "../../src/price-proof/prices-on-disk.ts";
import { examplePrices } from "./product.ts";

/*
 * The second product under test, for all that the first one has not: a price list that holds no longer, an endpoint for
 * quote requests, and what else a manufacturer may add.
 */
export const otherProduct = join(root, ".build/other-product");
export const otherPrices = join(root, ".build/other-prices");

/** Of the endpoint that the product was built for: its own for each copy of the project, so that copies can be tested at once. */
export const ENDPOINT_PORT =
  20_000 + (parseInt(createHash("sha256").update(root).digest("hex").slice(0, 8), 16) % 10_000);
export const ENDPOINT = `http://127.0.0.1:${ENDPOINT_PORT}/lead`;

export const OLDER = "2026-11-20";
export const TODAY = "2026-12-20";

/** The widest hangars of the first roof: the list of today has none. */
const WIDEST = "\n      18000: { truss: { solid: 108700 } }\n";

const EXTRAS = `
telegram: hangar_zakaz
whatsapp: +7 (900) 123-45-67
max: https://max.ru/u/hangar_zakaz
vk: hangar.zakaz
phone_name: отдел продаж
phones: +7 (900) 123-45-67 монтаж; +375 29 123-45-67
logo: logo.svg
privacy_policy: https://example.com/privacy/
loads: { snow_region: III, wind_region: II, note: Для других районов — отдельный проект. }
requisites:
  inn: "7700000001"
  kpp: "770000002"
  ogrn: "1027700000003"
  address: 101000, Примерск, Образцовая ул., 1
  bank: { name: АО «Банк-Пример», bik: "044000004", account: "40702810000000000005", correspondent_account: "30101810000000000006" }
`;

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 32"><path fill="#b5541c" d="M2 30V14L16 4l14 10v16zM34 30V14L45 6l13 8v16z"/></svg>\n';

/** Makes it anew when it is not of the sources as they stand; whoever needs it meanwhile waits for that. */
export async function makeOtherProduct(): Promise<void> {
  const { SITE_URL, HOST, PORT, ...env } = process.env;
  await oneAtATime(`${otherProduct}.sqlite`, async () => {
    makePrices();
    await freshBuild({
      prices: otherPrices,
      out: otherProduct,
      env: { ...env, PUBLIC_LEAD_ENDPOINT: ENDPOINT },
      stdio: "inherit",
    });
  });
}

function makePrices(): void {
  const made = mkdtempSync(`${otherPrices}-`);
  cpSync(examplePrices, made, { recursive: true });
  appendFileSync(join(made, "manufacturer.yaml"), EXTRAS);
  writeFileSync(join(made, "logo.svg"), LOGO);
  writeAll(made, planRelease(pricesOnDisk(made), OLDER).writes);
  const list = join(made, "price-list.yaml");
  const changed = readFileSync(list, "utf8").replace("gate_frame: 32500", "gate_frame: 33500");
  writeFileSync(list, changed.replace(WIDEST, "\n"));
  writeAll(made, planRelease(pricesOnDisk(made), TODAY).writes);
  // Another run may be reading them.
  if (contents(made) === contents(otherPrices)) return rmSync(made, { recursive: true });
  rmSync(otherPrices, { recursive: true, force: true });
  renameSync(made, otherPrices);
}

function contents(folder: string): string {
  try {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const all = files.map(({ parentPath, name }) => [name, readFileSync(join(parentPath, name), "utf8")]);
    return JSON.stringify(all.sort());
  } catch {
    return "";
  }
}
