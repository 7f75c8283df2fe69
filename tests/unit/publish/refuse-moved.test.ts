import { expect, test } from "vitest";
import { writeAll } from "../../../scripts/prices/write.ts";
import { refuseMoved } from "../../../scripts/publish/refuse-moved.ts";
import { journalled } from "../../../src/desk/release/journal.ts";
import { planRelease } from "../../../src/desk/release/release.ts";
import { fingerprint, planSubmission, type Submission } from "../../../src/desk/release/submission.ts";
import { textsOf } from "../../../src/price-list/prices-folder.ts";
import { pricesOnDisk } from "../../../src/price-proof/prices-on-disk.ts";
import { pricesFolder, release } from "../../support/files/prices-folder.ts";

const folder = pricesFolder();
const WHEN = { today: "2026-11-24", at: "2026-11-24T08:00:00.000Z" };
const prices = () => pricesOnDisk(folder.path);

/** What Anna's release of another price would write, and the same anew. */
function planned() {
  release(folder.path, "2026-11-20");
  const list = folder.read("price-list.yaml");
  const anna: Submission = {
    action: "release",
    by: "Анна",
    day: "2026-11-24",
    files: { "price-list.yaml": list.replace("gate_frame: 32500", "gate_frame: 33000") },
    base: { "price-list.yaml": fingerprint(list) },
    confirmed: [],
  };
  const plan = () => planSubmission(prices(), anna, WHEN);
  const was = textsOf(prices());
  plan();
  return () => refuseMoved(was, textsOf(prices()), plan);
}

test("a release that nobody came before is written as it was planned", () => {
  const publish = planned();
  expect(publish).not.toThrow();
});

test("one that somebody else released meanwhile comes before is a stale draft", () => {
  const publish = planned();
  folder.edit("window_frame: 4900", "window_frame: 4950");
  writeAll(folder.path, journalled(prices(), planRelease(prices(), "2026-11-24"), { at: WHEN.at, by: "Борис" }).writes);
  expect(publish).toThrow(
    "Пока вы правили, на сайте опубликовали другое: теперь действует прайс-лист от 24\u00a0ноября\u00a02026 (выпуск: Борис), " +
      "в нём изменено: 1\u00a0цена. Черновик цел: стол сам сведёт его с новым.",
  );
});

test("what somebody wrote into the folder's other files meanwhile is told, of the plan or not", () => {
  const publish = planned();
  folder.write('{"version":"2026-11-20","at":"2026-11-24T07:59:00.000Z","edits":["logo.png"]}\n', "journal.jsonl");
  folder.write(`${folder.read("purposes.yaml")}# Another text.\n`, "purposes.yaml");
  expect(publish).toThrow(
    "Пока собирали сайт, на сервере изменили purposes.yaml и journal.jsonl: публикация этого не учла бы. Черновик цел: опубликуйте ещё раз.",
  );
});
