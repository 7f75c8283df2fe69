import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { writeAll } from "../../../scripts/prices/write.ts";
import { notOnSite } from "../../../scripts/publish/not-on-site.ts";
import { DeskRefusal } from "../../../src/desk/desk-refusal.ts";
import { journalled } from "../../../src/desk/release/journal.ts";
import { planRelease } from "../../../src/desk/release/release.ts";
import { StaleDraft } from "../../../src/desk/release/stale.ts";
import { fingerprint, planSubmission } from "../../../src/desk/release/submission.ts";
import { textsOf } from "../../../src/price-list/prices-folder.ts";
import { pricesOnDisk } from "../../../src/price-proof/prices-on-disk.ts";
import { pricesFolder, release } from "../../support/files/prices-folder.ts";

const folder = pricesFolder();
const WHEN = { today: "2026-11-24", at: "2026-11-24T08:00:00.000Z" };
const prices = () => pricesOnDisk(folder.path);

/** A product of the folder as it stands. */
function build(): string {
  const product = join(folder.path, ".product");
  mkdirSync(join(product, "site/desk"), { recursive: true });
  writeFileSync(join(product, "site/desk/prices.json"), JSON.stringify(textsOf(prices())));
  return product;
}

/** The refusal of a draft that somebody at the keyboard was faster than. */
function refusal(): Error {
  const list = folder.read();
  folder.edit("gate_frame: 32500", "gate_frame: 33000");
  writeAll(folder.path, journalled(prices(), planRelease(prices(), "2026-11-24"), { at: WHEN.at, by: "Борис" }).writes);
  const files = { "price-list.yaml": list.replace("window_frame: 4900", "window_frame: 4950") };
  const base = { "price-list.yaml": fingerprint(list) };
  try {
    planSubmission(prices(), { action: "release", by: "Анна", day: "2026-11-24", files, base, confirmed: [] }, WHEN);
  } catch (error) {
    return error as Error;
  }
  throw new Error("not refused");
}

test("a draft that is stale by what the site has not is told so, and who can help", () => {
  release(folder.path, "2026-11-20");
  const product = build();
  expect(notOnSite(refusal(), prices(), product)).toBe(
    "На сервере, в папке prices, уже другое, а на сайте его ещё нет: прайс-лист от 24\u00a0ноября\u00a02026 (выпуск: Борис), " +
      "в нём изменено: 1\u00a0цена. Попросите того, кто ведёт сервер, перезапустить его. Черновик цел: потом стол сам " +
      "сведёт его с новым.",
  );
});

test("one that is stale by what the site has is told in its own words, as is any other refusal", () => {
  release(folder.path, "2026-11-20");
  const stale = refusal();
  expect([stale instanceof StaleDraft, notOnSite(stale, prices(), build())]).toEqual([true, undefined]);
  expect(notOnSite(new DeskRefusal("Нет."), prices(), build())).toBeUndefined();
});
