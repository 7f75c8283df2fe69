import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { refuseFarDate } from "../../../src/desk/release/far-date.ts";
import { loadArchive } from "../../../src/price-proof/archive.ts";
import { loadPriceList } from "../../../src/price-proof/load.ts";
import { pricesOnDisk } from "../../../src/price-proof/prices-on-disk.ts";
import { lastOther } from "../../../src/desk/review/check.ts";
import { journalled } from "../../../src/desk/release/journal.ts";
import { createEngine } from "../../../src/engine/create-engine.ts";
import { manufacturer } from "../../support/example-engine.ts";
import { planRules } from "../../../src/desk/release/give-rules.ts";
import type { CalcResponse } from "../../../src/engine/response.ts";
import { planRelease } from "../../../src/desk/release/release.ts";
import { planWithdrawal } from "../../../src/desk/release/withdrawal.ts";
import { loadPrices } from "../../../src/price-proof/load-prices.ts";
import { writeAll } from "../../../scripts/prices/write.ts";
import { sealed } from "../../../src/price-list/seal.ts";
import { pricesFolder, release } from "../../support/files/prices-folder.ts";

const folder = pricesFolder();
const inArchive = () => (existsSync(join(folder.path, "archive")) ? readdirSync(join(folder.path, "archive")) : []);
const released = () => inArchive().filter((name) => name.endsWith(".yaml"));
const versionsOfBuild = () => {
  const today = loadPriceList(pricesOnDisk(folder.path));
  return [today, ...loadArchive(pricesOnDisk(folder.path), today)].map(({ meta }) => meta.version);
};

describe("a release", () => {
  test("under the date that the list has freezes it as it is", () => {
    const before = folder.read();
    expect(release(folder.path, "2026-11-20")).toEqual([
      "archive/2026-11-20.rules",
      "archive/2026-11-20.yaml",
      "released.txt",
    ]);
    expect(folder.read()).toBe(before);
    expect(folder.read("archive/2026-11-20.yaml")).toBe(sealed(before));
    expect(versionsOfBuild()).toEqual(["2026-11-20"]);
  });

  test("under a later date changes that date alone, and both lists are published", () => {
    release(folder.path, "2026-11-20");
    folder.edit("gate_frame: 32500", "gate_frame: 33000 # дороже");
    const before = folder.read();
    release(folder.path, "2027-01-15");
    expect(folder.read()).toBe(before.replace('version: "2026-11-20"', 'version: "2027-01-15"'));
    expect(folder.read("archive/2027-01-15.yaml")).toBe(sealed(folder.read()));
    expect(versionsOfBuild()).toEqual(["2027-01-15", "2026-11-20"]);
  });

  test("of prices taken back from the archive leaves its seal behind", () => {
    const before = folder.read();
    release(folder.path, "2026-11-20");
    folder.edit("gate_frame: 32500", "gate_frame: 33000");
    release(folder.path, "2026-12-20");
    const again = folder.read("archive/2026-11-20.yaml").replace('version: "2026-11-20"', 'version: "2026-12-20"');
    folder.write(again);
    release(folder.path, "2027-01-15");
    expect(folder.read()).toBe(before.replace('version: "2026-11-20"', 'version: "2027-01-15"'));
    expect(folder.read("archive/2027-01-15.yaml")).toBe(sealed(folder.read()));
  });

  test("keeps its rules: whatever changes later, it is counted as it was", () => {
    release(folder.path, "2026-11-20");
    const rows = folder.read("positions.yaml");
    folder.write(rows.replace("qty: doors", "qty: doors + 1"), "positions.yaml");
    // Another rule is another list.
    expect(() => loadPrices(pricesOnDisk(folder.path))).toThrow(/2026-11-20 уже выпущен/);
    release(folder.path, "2027-01-15");
    const { priceList, archive } = loadPrices(pricesOnDisk(folder.path));
    const doors = [priceList, archive[0]!].map((list) => {
      const request = { roof: "dvuhskat", width: 12, length: 30, doors: 1 };
      const { body } = createEngine({ priceList: list, manufacturer, baseUrl: "" }).calculate(request);
      const lines = "result" in body ? body.result.materials : [];
      return lines.flatMap((line) => (!line.group && line.code === "OP-DOOR" ? [line.qty] : []));
    });
    expect(doors).toEqual([[2], [1]]);
  });

  test("twice is no harm", () => {
    release(folder.path, "2026-11-20");
    expect(release(folder.path, "2026-11-20")).toEqual([]);
    expect(released()).toEqual(["2026-11-20.yaml"]);
  });

  test("that was cut off after the archive, or after its record, is finished by the same command", () => {
    release(folder.path, "2026-11-20");
    const before = [folder.read(), folder.read("released.txt")] as const;
    release(folder.path, "2027-01-15");
    const after = [folder.read(), folder.read("released.txt")];
    folder.write(before[0]);
    release(folder.path, "2027-01-15");
    expect([folder.read(), folder.read("released.txt")]).toEqual(after);
    folder.write(before[0]);
    folder.write(before[1], "released.txt");
    release(folder.path, "2027-01-15");
    expect([folder.read(), folder.read("released.txt")]).toEqual(after);
  });
});

describe("a list that was released before rules were kept beside it", () => {
  const answers = () => {
    const { priceList, archive } = loadPrices(pricesOnDisk(folder.path));
    const asked = {
      roof: "s-kolonnoy-po-centru",
      width: 23.7,
      length: 33,
      gates: 2,
      windows: 3,
      panels: 1,
      explain: 1,
    };
    return [priceList, ...archive].map((list) =>
      createEngine({ priceList: list, manufacturer, baseUrl: "" }).calculate(asked),
    );
  };

  test("is given them once, and answers as before, whatever changes later", () => {
    release(folder.path, "2026-11-20");
    folder.edit("gate_frame: 32500", "gate_frame: 33000");
    release(folder.path, "2027-01-15");
    for (const name of inArchive()) if (name.endsWith(".rules")) rmSync(join(folder.path, "archive", name));
    folder.write(folder.read("released.txt").replaceAll(/ правила [0-9a-f]+/g, ""), "released.txt");
    const before = answers();
    const writes = planRules(pricesOnDisk(folder.path));
    expect([...writes.keys()]).toEqual(["archive/2026-11-20.rules", "archive/2027-01-15.rules", "released.txt"]);
    writeAll(folder.path, writes);
    expect(answers()).toEqual(before);
    expect(planRules(pricesOnDisk(folder.path)).size).toBe(0);
    folder.write(folder.read("positions.yaml").replace("qty: windows", "qty: windows + 1"), "positions.yaml");
    release(folder.path, "2027-02-15");
    expect(answers()[1]!.body).toMatchObject({
      result: { total_with_vat: (before[0]!.body as CalcResponse).result.total_with_vat },
    });
  });
});

describe("nothing is released and nothing written", () => {
  const refused: [title: string, date: string, spoil: () => void, told: RegExp][] = [
    ["for a word that is no date", "завтра", () => {}, /«завтра» — не дата/],
    ["for a day that is not in the calendar", "2027-02-30", () => {}, /не дата/],
    ["for a path", "../2027-01-01", () => {}, /не дата/],
    [
      "for a date before the present version",
      "2026-11-19",
      () => {},
      /^Дата 19\sноября\s2026 раньше нынешней, 20\sноября\s2026:/,
    ],
    [
      "for a list with an error",
      "2027-01-15",
      () => folder.edit("gate_frame: 32500", "gate_frame: 32505"),
      /prices\.gate_frame\): найдено 32505/,
    ],
    [
      "for a list that would end before it begins",
      "2027-01-15",
      () => folder.edit('valid_until: "2098-12-31"', 'valid_until: "2026-12-31"'),
      /meta\.valid_until\): найдено 31\sдекабря\s2026; допускается: не раньше даты прайс-листа \(15\sянваря\s2027\)/,
    ],
    [
      "for a manufacturer with an error",
      "2027-01-15",
      () => folder.write("brand: 5\n", "manufacturer.yaml"),
      /manufacturer\.yaml/,
    ],
  ];
  test.each(refused)("%s", (_, date, spoil, told) => {
    spoil();
    const before = folder.read();
    expect(() => release(folder.path, date)).toThrow(told);
    expect(folder.read()).toBe(before);
    expect(released()).toEqual([]);
  });

  test("for a date of a mistyped year: no earlier one could ever follow", () => {
    expect(() => refuseFarDate("2062-11-20", "2026-11-20")).toThrow(/больше чем через год/);
    expect(() => refuseFarDate("2027-11-21", "2026-11-20")).toThrow(/больше чем через год/);
    expect(() => refuseFarDate("2027-11-20", "2026-11-20")).not.toThrow();
  });

  test("when a released list was changed by a replacement in all files", () => {
    release(folder.path, "2026-11-20");
    const dearer = (name?: string) =>
      folder.write(folder.read(name).replace("gate_frame: 32500", "gate_frame: 33000"), name);
    dearer();
    dearer("archive/2026-11-20.yaml");
    expect(() => release(folder.path, "2026-11-20")).toThrow(/изменён после выпуска/);
    expect(() => release(folder.path, "2027-01-15")).toThrow(/изменён после выпуска/);
    expect(released()).toEqual(["2026-11-20.yaml"]);
  });

  test("when the rules of a released list were changed or are gone", () => {
    release(folder.path, "2026-11-20");
    const rules = folder.read("archive/2026-11-20.rules");
    folder.write(rules.replace("qty: doors", "qty: doors + 1"), "archive/2026-11-20.rules");
    expect(() => release(folder.path, "2027-01-15")).toThrow(/2026-11-20\.rules: изменён после выпуска/);
    rmSync(join(folder.path, "archive/2026-11-20.rules"));
    expect(() => release(folder.path, "2027-01-15")).toThrow(/2026-11-20\.rules: файла нет/);
    expect(released()).toEqual(["2026-11-20.yaml"]);
  });

  test("when a released list is gone", () => {
    release(folder.path, "2026-11-20");
    release(folder.path, "2026-12-20");
    rmSync(join(folder.path, "archive/2026-11-20.yaml"));
    expect(() => release(folder.path, "2027-01-15")).toThrow(
      /archive\/2026-11-20\.yaml: файла нет, а прайс-лист выпущен/,
    );
    expect(released()).toEqual(["2026-12-20.yaml"]);
  });

  test("when ids already given out would open another hangar", () => {
    release(folder.path, "2026-11-20");
    const before = folder
      .read()
      .replace("widths: [10000, 12000, 15000, 18000]", "widths: [12000, 10000, 15000, 18000]");
    folder.write(before);
    expect(() => release(folder.path, "2027-01-15")).toThrow(/calculation_id_numbers\): dvuhskat, ширина 10000/);
    expect(folder.read()).toBe(before);
    expect(released()).toEqual(["2026-11-20.yaml"]);
  });
});

describe("several releases of one day", () => {
  test("have numbers from the second on, and all are published", () => {
    release(folder.path, "2026-11-20");
    folder.edit("gate_frame: 32500", "gate_frame: 33000");
    expect(release(folder.path, "2026-11-20")).toContain("archive/2026-11-20.2.yaml");
    folder.edit("gate_frame: 33000", "gate_frame: 33500");
    release(folder.path, "2026-11-20");
    expect(versionsOfBuild()).toEqual(["2026-11-20.3", "2026-11-20.2", "2026-11-20"]);
    expect(folder.read()).toContain('version: "2026-11-20.3"');
    folder.edit("gate_frame: 33500", "gate_frame: 34000");
    release(folder.path, "2026-11-21");
    expect(versionsOfBuild()[0]).toBe("2026-11-21");
  });

  test("end with the ninth", () => {
    folder.edit('version: "2026-11-20"', 'version: "2026-11-20.8"');
    release(folder.path, "2026-11-20");
    folder.edit("gate_frame: 32500", "gate_frame: 33000");
    expect(release(folder.path, "2026-11-20")).toContain("archive/2026-11-20.9.yaml");
    folder.edit("gate_frame: 33000", "gate_frame: 33500");
    expect(() => release(folder.path, "2026-11-20")).toThrow(/не больше 9 прайс-листов: выберите другую дату/);
  });
});

describe("a withdrawal", () => {
  const withdraw = (day: string) => {
    const planned = planWithdrawal(pricesOnDisk(folder.path), day);
    writeAll(folder.path, planned.writes);
    return planned;
  };
  const versionsAndMarks = () => {
    const { priceList, archive } = loadPrices(pricesOnDisk(folder.path));
    return [priceList, ...archive].map(({ meta, prices }) => [meta.version, prices.gate_frame, meta.withdrawn_by]);
  };

  test("brings the former rows back with their prices", () => {
    const rows = folder.read("positions.yaml");
    release(folder.path, "2026-11-20");
    folder.write(rows.replace("qty: doors", "qty: doors + 1"), "positions.yaml");
    release(folder.path, "2026-11-23");
    folder.write(rows.replace("qty: doors", "qty: doors + 2"), "positions.yaml");
    expect(() => withdraw("2026-11-24")).toThrow(/В positions\.yaml есть правки после выпуска/);
    folder.write(rows.replace("qty: doors", "qty: doors + 1"), "positions.yaml");
    withdraw("2026-11-24");
    expect(folder.read("positions.yaml")).toBe(rows);
    expect(loadPrices(pricesOnDisk(folder.path)).archive).toHaveLength(2);
  });

  test("brings the former prices back at once, and the mistake stays answerable, marked", () => {
    const good = folder.read();
    release(folder.path, "2026-11-20");
    folder.edit("gate_frame: 32500", "gate_frame: 325000");
    release(folder.path, "2026-11-23");
    const wrong = folder.read("archive/2026-11-23.yaml");
    expect(withdraw("2026-11-23")).toMatchObject({ withdraws: "2026-11-23", restores: "2026-11-20" });
    expect(folder.read()).toBe(good.replace('version: "2026-11-20"', 'version: "2026-11-23.2"'));
    expect(folder.read("archive/2026-11-23.yaml")).toBe(wrong);
    expect(versionsAndMarks()).toEqual([
      ["2026-11-23.2", 32500, undefined],
      ["2026-11-23", 325000, "2026-11-23.2"],
      ["2026-11-20", 32500, undefined],
    ]);
    // What follows is released as ever, and not measured by the mistake.
    folder.edit("gate_frame: 32500", "gate_frame: 33000");
    expect(lastOther(pricesOnDisk(folder.path), loadPriceList(pricesOnDisk(folder.path)))?.meta.version).toBe(
      "2026-11-23.2",
    );
    release(folder.path, "2026-11-24");
    expect(versionsAndMarks()[0]).toEqual(["2026-11-24", 33000, undefined]);
  });

  test("of a second mistake in a row goes back to the last good list, not to the first mistake", () => {
    release(folder.path, "2026-11-20");
    folder.edit("gate_frame: 32500", "gate_frame: 1000");
    release(folder.path, "2026-11-21");
    withdraw("2026-11-21");
    folder.edit("gate_frame: 32500", "gate_frame: 2000");
    release(folder.path, "2026-11-22");
    withdraw("2026-11-22");
    expect(versionsAndMarks()[0]).toEqual(["2026-11-22.2", 32500, undefined]);
  });

  test("of a list of a mistyped year is followed on that day", () => {
    release(folder.path, "2026-11-20");
    release(folder.path, "2027-11-20");
    withdraw("2026-11-23");
    expect(versionsOfBuild()[0]).toBe("2027-11-20.2");
  });

  test("keeps the numbers of sizes that ids were given out with", () => {
    release(folder.path, "2026-11-20");
    folder.edit("widths: [10000, 12000, 15000, 18000]", "widths: [10000, 12000, 15000, 18000, 21000]");
    folder.edit(
      "      18000: { truss: { solid: 108700 } }\n",
      "      18000: { truss: { solid: 108700 } }\n      21000: { truss: { solid: 120000 } }\n",
    );
    release(folder.path, "2026-11-23");
    withdraw("2026-11-23");
    expect(folder.read()).toContain("widths: [10000, 12000, 15000, 18000, 21000]");
    expect(folder.read()).not.toContain("21000: { truss");
    expect(versionsOfBuild()).toEqual(["2026-11-23.2", "2026-11-23", "2026-11-20"]);
  });

  test.each([
    ["of what was never released", () => {}, /ещё не выпущен/],
    ["of the first list", () => void release(folder.path, "2026-11-20"), /вернуться не к чему/],
    [
      "of a list that a withdrawal brought back",
      () => {
        release(folder.path, "2026-11-20");
        folder.edit("gate_frame: 32500", "gate_frame: 33000");
        release(folder.path, "2026-11-22");
        withdraw("2026-11-22");
      },
      /сам вернул прежние цены, когда отозвали прайс-лист от 22\sноября\s2026: отзывать его незачем/,
    ],
    [
      "beside edits that would be lost",
      () => {
        release(folder.path, "2026-11-20");
        folder.edit("gate_frame: 32500", "gate_frame: 33000");
      },
      /есть правки после выпуска/,
    ],
  ])("%s is refused", (_, before, told) => {
    before();
    const list = folder.read();
    expect(() => withdraw("2026-11-23")).toThrow(told);
    expect(folder.read()).toBe(list);
  });
});

test("the journal has a line a release, once, also when it was cut off", () => {
  const releaseBy = (by: string) => {
    const prices = pricesOnDisk(folder.path);
    const at = "2026-11-23T08:00:00.000Z";
    const { writes } = journalled(prices, planRelease(prices, "2026-11-23"), { at, by });
    return writes;
  };
  const writes = releaseBy("Анна");
  const [journal, ...rest] = [...writes];
  writeAll(folder.path, new Map([journal!]));
  writeAll(folder.path, releaseBy("Борис"));
  expect(rest.map(([name]) => name)).toContain("archive/2026-11-23.yaml");
  expect(loadPrices(pricesOnDisk(folder.path)).journal).toEqual([
    { version: "2026-11-23", at: "2026-11-23T08:00:00.000Z", by: "Анна" },
  ]);
  folder.write('{"version":"вчера"}\n', "journal.jsonl");
  expect(() => loadPrices(pricesOnDisk(folder.path))).toThrow(/journal\.jsonl:1 строка не читается/);
});
