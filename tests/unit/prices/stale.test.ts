import { describe, expect, test } from "vitest";
import { writeAll } from "../../../scripts/prices/write.ts";
import { journalled } from "../../../src/desk/release/journal.ts";
import { planRelease } from "../../../src/desk/release/release.ts";
import { fingerprint, planSubmission, type Submission } from "../../../src/desk/release/submission.ts";
import { planWithdrawal } from "../../../src/desk/release/withdrawal.ts";
import { readJournal, releaseOf } from "../../../src/price-list/journal.ts";
import { PriceListError } from "../../../src/price-list/price-list-error.ts";
import { pricesOnDisk } from "../../../src/price-proof/prices-on-disk.ts";
import { pricesFolder, release } from "../../support/files/prices-folder.ts";

const folder = pricesFolder();
const WHEN = { today: "2026-11-24", at: "2026-11-24T08:00:00.000Z" };

/** A draft of the list and the contacts that were in force when it was begun. */
function begun(): Extract<Submission, { action: "release" }> {
  const names = ["price-list.yaml", "manufacturer.yaml"] as const;
  const each = (of: (text: string) => string) => Object.fromEntries(names.map((name) => [name, of(folder.read(name))]));
  return {
    action: "release",
    by: "Борис",
    day: "2026-11-24",
    files: each(String),
    base: each(fingerprint),
    confirmed: [],
  };
}

describe("a draft that somebody was faster than is told", () => {
  test("which list holds, whose it is, how many prices moved, and that contacts did", () => {
    release(folder.path, "2026-11-20");
    const draft = begun();
    folder.edit("gate_frame: 32500", "gate_frame: 33000");
    folder.edit("window_frame: 4900", "window_frame: 4950");
    const prices = pricesOnDisk(folder.path);
    writeAll(folder.path, journalled(prices, planRelease(prices, "2026-11-23"), { at: WHEN.at, by: "Анна" }).writes);
    folder.write(folder.read("manufacturer.yaml").replace(/brand: .*/, "brand: Завод"), "manufacturer.yaml");
    expect(() => planSubmission(pricesOnDisk(folder.path), draft, WHEN)).toThrow(
      "Пока вы правили, на сайте опубликовали другое: теперь действует прайс-лист от 23\u00a0ноября\u00a02026 (выпуск: Анна), " +
        "в нём изменено: 2\u00a0цены; изменилось и другое — контакты. Черновик цел: стол сам сведёт его с новым.",
    );
    const planned = planWithdrawal(pricesOnDisk(folder.path), "2026-11-23");
    writeAll(folder.path, journalled(pricesOnDisk(folder.path), planned, { at: WHEN.at, by: "Вера" }).writes);
    expect(() => planSubmission(pricesOnDisk(folder.path), draft, WHEN)).toThrow(
      "прайс-лист от 23\u00a0ноября\u00a02026\u00a0(2) (отзыв прежнего, от 23\u00a0ноября\u00a02026: Вера), цены в нём те же",
    );
  });

  test("that contacts alone are others", () => {
    release(folder.path, "2026-11-20");
    const draft = begun();
    folder.write(folder.read("manufacturer.yaml").replace(/brand: .*/, "brand: Завод"), "manufacturer.yaml");
    expect(() => planSubmission(pricesOnDisk(folder.path), draft, WHEN)).toThrow(
      "на сайте опубликовали другое: контакты. Черновик цел",
    );
  });
});

describe("rows are prices", () => {
  const edited = () => folder.read("positions.yaml").replace("qty: doors", "qty: doors + 1");
  const sent = (files: Record<string, string>): Submission => ({
    ...begun(),
    files,
    base: Object.fromEntries(Object.keys(files).map((name) => [name, fingerprint(folder.read(name))])),
  });

  test("they are published as a list of their own, and written before it", () => {
    release(folder.path, "2026-11-20");
    const submission = sent({ "positions.yaml": edited() });
    const { writes, list } = planSubmission(pricesOnDisk(folder.path), submission, WHEN);
    expect(list.meta.version).toBe("2026-11-24");
    expect([...writes.keys()]).toEqual([
      "positions.yaml",
      "journal.jsonl",
      "archive/2026-11-24.rules",
      "archive/2026-11-24.yaml",
      "released.txt",
      "price-list.yaml",
    ]);
    writeAll(folder.path, writes);
    expect(planSubmission(pricesOnDisk(folder.path), submission, WHEN).writes.size).toBe(0);
  });

  test("of somebody who was slower they are told", () => {
    release(folder.path, "2026-11-20");
    const draft = sent({ "positions.yaml": edited() });
    folder.write(`${edited()}# ещё\n`, "positions.yaml");
    expect(() => planSubmission(pricesOnDisk(folder.path), draft, WHEN)).toThrow(
      "опубликовали другое: позиции. Черновик",
    );
  });
});

describe("what was released and is sent once more", () => {
  const publish = (submission: Submission) => {
    const planned = planSubmission(pricesOnDisk(folder.path), submission, WHEN);
    writeAll(folder.path, planned.writes);
    return [planned.list.meta.version, [...planned.writes.keys()]];
  };
  const draft = () => {
    release(folder.path, "2026-11-20");
    const { files, ...more } = begun();
    const list = files["price-list.yaml"]!.replace("gate_frame: 32500", "gate_frame: 33000");
    return { ...more, files: { ...files, "price-list.yaml": list } };
  };

  test("is there already, not a draft that somebody was faster than", () => {
    const sent = draft();
    const [version, written] = publish(sent);
    expect([version, written]).toEqual([
      "2026-11-24",
      ["journal.jsonl", "archive/2026-11-24.rules", "archive/2026-11-24.yaml", "released.txt", "price-list.yaml"],
    ]);
    expect(publish(sent)).toEqual(["2026-11-24", []]);
  });

  test.each(["price-list.yaml", "manufacturer.yaml"] as const)("with another %s is a stale draft", (name) => {
    const sent = draft();
    publish(sent);
    const other = sent.files[name]!.replace("window_frame: 4900", "window_frame: 4950").replace(
      /^brand: .*/m,
      "brand: Я",
    );
    const files = { ...sent.files, [name]: other };
    expect(() => publish({ ...sent, files })).toThrow("Пока вы правили, на сайте опубликовали другое");
  });

  test("with a list that cannot be read is refused for that", () => {
    const sent = draft();
    publish(sent);
    expect(() => publish({ ...sent, files: { ...sent.files, "price-list.yaml": "meta: [" } })).toThrow(PriceListError);
  });
});

test("contacts that are published without a new list are in the journal, and the list stays whose it was", () => {
  release(folder.path, "2026-11-20");
  const draft = { ...begun(), day: "2026-11-20" };
  const when = { today: "2026-11-20", at: "2026-11-20T09:30:00.000Z" };
  const publish = (by: string, brand: string) => {
    const prices = pricesOnDisk(folder.path);
    const manufacturer = prices.read("manufacturer.yaml")!;
    const files = { ...draft.files, "manufacturer.yaml": manufacturer.replace(/brand: .*/, `brand: ${brand}`) };
    const base = { ...draft.base, "manufacturer.yaml": fingerprint(manufacturer) };
    const planned = planSubmission(prices, { ...draft, by, files, base }, when);
    writeAll(folder.path, planned.writes);
    return [...planned.writes.keys()];
  };
  expect(publish("Борис", "Завод")).toEqual(["manufacturer.yaml", "journal.jsonl"]);
  expect(publish("Вера", "Завод № 2")).toEqual(["manufacturer.yaml", "journal.jsonl"]);
  expect(publish("Вера", "Завод № 2")).toEqual([]);
  const journal = readJournal(pricesOnDisk(folder.path));
  const edit = { version: "2026-11-20", at: when.at, edits: ["manufacturer.yaml"] };
  expect(journal.slice(-2)).toEqual([
    { ...edit, by: "Борис" },
    { ...edit, by: "Вера" },
  ]);
  expect(releaseOf(journal, "2026-11-20")).toBeUndefined();
});

test.each(["<>", ".", "Анна\nSigned-off-by: Борис"])("who releases is not taken by the name %j", (by) => {
  release(folder.path, "2026-11-20");
  const draft = begun();
  folder.edit("gate_frame: 32500", "gate_frame: 33000");
  const files = { ...draft.files, "price-list.yaml": folder.read() };
  const base = { ...draft.base, "price-list.yaml": fingerprint(folder.read()) };
  expect(() => planSubmission(pricesOnDisk(folder.path), { ...draft, by, files, base }, WHEN)).toThrow(
    `Кто выпускает: «${by.replace("\n", " ")}», а нужно имя с буквами или цифрами, в одну строку. Впишите его и повторите.`,
  );
});
