import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { beforeEach, expect, test, vi } from "vitest";
import { publishRelease, type Place, type Replacement } from "../../../scripts/publish/publication.ts";
import { PROOF_MS } from "../../../scripts/publish/prove-product.ts";
import { writeAll } from "../../../scripts/prices/write.ts";
import type { Progress } from "../../../src/services/release-progress.ts";
import { planRelease } from "../../../src/desk/release/release.ts";
import { fingerprint, type Submission } from "../../../src/desk/release/submission.ts";
import { pricesOnDisk } from "../../../src/price-proof/prices-on-disk.ts";
import { temporaryFolder } from "../../support/files/temporary-folder.ts";
import { copyProduct, examplePrices, product } from "../../support/product.ts";

/*
 * What breaks on the way to a new product: the prices, the product that serves and the disk are as they were. What is
 * built is the product under test by another door, of the prices before the edit.
 */
let folder: string;
temporaryFolder((made) => (folder = made));
const at = (...names: string[]): string => join(folder, ...names);

beforeEach(() => {
  cpSync(examplePrices, at("prices"), { recursive: true });
  writeAll(at("prices"), planRelease(pricesOnDisk(at("prices")), "2026-11-20").writes);
  mkdirSync(at(".build/dist/former"), { recursive: true });
  symlinkSync(".build/dist/former", at("dist"), "junction");
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});

function release(from: RegExp, to: string): Submission {
  const list = readFileSync(at("prices", "price-list.yaml"), "utf8");
  const edited = list.replace(from, to);
  expect(edited).not.toBe(list);
  const files = { "price-list.yaml": edited };
  const base = { "price-list.yaml": fingerprint(list) };
  return { action: "release", by: "Анна", day: "2026-11-23", files, base, confirmed: [] };
}
const DEARER = [/gate_frame: \d+/, "gate_frame: 33000"] as const;
const NO_OTHER_PRICE = [/^( +version: .*)$/m, "$1 # the same prices"] as const;

const discard = vi.fn(() => Promise.resolve());
const taken: Replacement = { keep: () => Promise.resolve(), discard };

async function published(submission: Submission, place: Partial<Place>): Promise<Progress> {
  discard.mockClear();
  const told: Progress[] = [];
  const { build, serve } = { build: faked, serve: () => Promise.resolve(taken), ...place };
  const paths = { prices: at("prices"), out: at("dist"), work: at(".build/publish") };
  await publishRelease(JSON.stringify(submission), { ...paths, build, serve }, (one) => told.push(one));
  return told.at(-1)!;
}

const server = pathToFileURL(join(product, "server.js")).href;
async function faked(_: string, into: string): Promise<void> {
  mkdirSync(into, { recursive: true });
  writeFileSync(join(into, "server.js"), `await import(${JSON.stringify(server)});`);
}
const fakedWith =
  (spoil: (into: string) => void): Place["build"] =>
  async (prices, into) => {
    await faked(prices, into);
    spoil(into);
  };

const noSpace = () => Promise.reject(Object.assign(new Error("write"), { code: "ENOSPC" }));

const everything = (): [string, string][] =>
  readdirSync(at("prices"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => [join(parentPath, name), readFileSync(join(parentPath, name), "base64")]);

test.each<[string, () => Promise<Progress>, RegExp, number]>([
  [
    "a build of other prices, which its reference totals give away",
    () => published(release(...DEARER), {}),
    /новый сайт считает .*gates=1.* за [\d\s]+₽, а по прайс-листу это [\d\s]+₽\. На сайте всё как было, черновик цел\.$/,
    0,
  ],
  [
    "a build that misses pages",
    () =>
      published(release(...NO_OTHER_PRICE), {
        build: async (_, into) => {
          copyProduct(into);
          rmSync(join(into, "site/docs"), { recursive: true });
        },
      }),
    /новый сайт не запускается: Missing or not as it was built: site\/docs\//,
    0,
  ],
  [
    "a build that does not start",
    () =>
      published(release(...NO_OTHER_PRICE), {
        build: fakedWith((into) => writeFileSync(join(into, "server.js"), "throw new Error('no engine')")),
      }),
    /новый сайт не запускается: [^]*no engine/,
    0,
  ],
  [
    "no room for the build",
    () => published(release(...DEARER), { build: noSpace }),
    /на диске сервера кончилось место/,
    0,
  ],
  [
    "a new server that does not come up",
    () =>
      published(release(...NO_OTHER_PRICE), { serve: () => Promise.reject(new Error("новый сервер не запустился")) }),
    /новый сервер не запустился/,
    0,
  ],
  [
    "no room for the new prices, once the new server answers",
    () =>
      published(release(...NO_OTHER_PRICE), {
        serve: () => {
          mkdirSync(at(".build/publish/pending.json.part"));
          return Promise.resolve(taken);
        },
      }),
    /Не получилось/,
    1,
  ],
  [
    "no room for the link to the new product, once its prices are written",
    () =>
      published(release(...NO_OTHER_PRICE), {
        serve: (product) => {
          writeFileSync(`${product}.link`, "");
          return Promise.resolve(taken);
        },
      }),
    /Не получилось: EEXIST/,
    1,
  ],
])("%s", async (_, publish, told, discarded) => {
  const before = everything();
  const last = await publish();
  expect([last.step, last.text]).toEqual(["failed", expect.stringMatching(told)]);
  expect(everything()).toEqual(before);
  expect(readlinkSync(at("dist"))).toBe(".build/dist/former");
  expect(readdirSync(at(".build/dist")).filter((name) => !name.endsWith(".link"))).toEqual(["former"]);
  expect(discard).toHaveBeenCalledTimes(discarded);
});

test("a new server that never answers does not hold up the next release", async () => {
  const silent = createServer(() => undefined).listen(0, "127.0.0.1");
  await once(silent, "listening");
  const listening = `Listening on http://127.0.0.1:${(silent.address() as AddressInfo).port}/`;
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    const build = fakedWith((into) =>
      writeFileSync(join(into, "server.js"), `console.log("${listening}"); setInterval(() => undefined, 1000);`),
    );
    const publishing = published(release(...NO_OTHER_PRICE), { build });
    await once(silent, "request");
    vi.advanceTimersByTime(PROOF_MS);
    expect(await publishing).toEqual({
      step: "failed",
      text: "Не получилось: новый сайт не ответил за минуту. На сайте всё как было, черновик цел.",
    });
  } finally {
    vi.useRealTimers();
    silent.close();
  }
});

/** Somebody at the keyboard is faster. */
const another = (): void => {
  const list = readFileSync(at("prices", "price-list.yaml"), "utf8");
  writeFileSync(at("prices", "price-list.yaml"), list.replace(/door_frame: \d+/, "door_frame: 7500"));
  writeAll(at("prices"), planRelease(pricesOnDisk(at("prices")), "2026-11-23").writes);
};

test.each<[string, Partial<Place>, number]>([
  ["the site is built", { build: fakedWith(another) }, 0],
  ["the new server starts", { serve: async () => (another(), taken) }, 1],
])("what is released while %s is not overwritten", async (_, place, discarded) => {
  const last = await published(release(...NO_OTHER_PRICE), place);
  expect([last.step, last.text]).toEqual(["refused", expect.stringContaining("опубликовали другое")]);
  for (const name of ["price-list.yaml", "archive/2026-11-23.yaml"]) {
    expect(readFileSync(at("prices", name), "utf8")).toContain("door_frame: 7500");
  }
  expect(readlinkSync(at("dist"))).toBe(".build/dist/former");
  expect(discard).toHaveBeenCalledTimes(discarded);
});

test("the same build of the right prices is published, and nothing half done is left", async () => {
  const last = await published(release(...NO_OTHER_PRICE), {});
  expect([last.step, last.text]).toEqual(["done", "На сайте прайс-лист от 23 ноября 2026."]);
  expect(readFileSync(at("prices", "released.txt"), "utf8")).toContain("2026-11-23");
  expect(readlinkSync(at("dist"))).not.toBe(".build/dist/former");
  expect(readdirSync(at(".build/publish"))).toEqual([]);
});
