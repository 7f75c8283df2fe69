import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { PlainError } from "../../../scripts/plain-error.ts";
import { Command } from "./command.ts";

const EXAMPLE = "tests/support/example-prices";
const LIST = "price-list.yaml";
const RELEASED_AT = "2026-11-21T08:15:00.000Z";

/** What today's list has otherwise than the older one: a price, and a width that is offered no longer. */
const SINCE: readonly (readonly [before: RegExp, after: string])[] = [
  [/(?<=\n *gate_frame: )\d+/, "33500"],
  [/\n *18000: \{ truss: \{ solid: \d+ \} \}(?=\n)/, ""],
];

/** A manufacturer who says all that there is room for. */
const MANUFACTURER = `
telegram: hangar_zakaz
whatsapp: +7 (900) 123-45-67
max: https://max.ru/u/hangar_zakaz
vk: hangar.zakaz
phone_name: отдел продаж
phones: +7 (900) 123-45-67 монтаж; +375 29 123-45-67
loads: { snow_region: III, wind_region: II, note: Для других районов — отдельный проект. }
requisites:
  inn: "7700000001"
  kpp: "770000002"
  ogrn: "1027700000003"
  address: 101000, Примерск, Образцовая ул., 1
  bank: { name: АО «Банк-Пример», bik: "044000004", account: "40702810000000000005", correspondent_account: "30101810000000000006" }
`;

/** The example prices of a checkout with an older list beside them, released by the checkout's own command. */
export async function makePrices(checkout: string, prices: string): Promise<void> {
  const made = `${prices}.made`;
  rmSync(made, { recursive: true, force: true });
  mkdirSync(dirname(prices), { recursive: true });
  cpSync(join(checkout, EXAMPLE), made, { recursive: true });
  appendFileSync(join(made, "manufacturer.yaml"), MANUFACTURER);
  const list = join(made, LIST);
  const older = /version: "(\d{4}-\d\d-\d\d)"/.exec(readFileSync(list, "utf8"))?.[1];
  if (older === undefined) throw new PlainError(`${join(checkout, EXAMPLE, LIST)} names no version`);
  const release = (...args: string[]) =>
    Command.run(checkout, "npm", ["run", "--silent", "prices", "--", "release", ...args, "--prices", made]);
  await release(older);
  writeFileSync(
    list,
    SINCE.reduce((text, [before, after]) => changed(text, before, after), readFileSync(list, "utf8")),
  );
  await release(dayAfter(older), "--yes");
  withoutHours(made);
  // Those of the last run stay where they are the same, so that the build of them does.
  if (contents(made) === contents(prices)) return rmSync(made, { recursive: true });
  rmSync(prices, { recursive: true, force: true });
  renameSync(made, prices);
}

/** The journal has the hour of each release, and pages show it: it is the same in every checkout. */
function withoutHours(folder: string): void {
  for (const file of filesIn(folder)) {
    const text = readFileSync(file, "utf8");
    writeFileSync(file, text.replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g, RELEASED_AT));
  }
}

function changed(text: string, before: RegExp, after: string): string {
  const made = text.replace(before, after);
  if (made === text)
    throw new PlainError(`Nothing in ${EXAMPLE}/${LIST} fits ${before}, by which today's list is made`);
  return made;
}

const dayAfter = (date: string): string => new Date(Date.parse(date) + 24 * 3_600_000).toISOString().slice(0, 10);

const contents = (folder: string): string =>
  JSON.stringify(filesIn(folder).map((path) => [path.slice(folder.length), readFileSync(path, "utf8")]));

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.map(({ parentPath, name }) => join(parentPath, name)).sort();
}
