import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import {
  LIST,
  MANUFACTURER,
  PURPOSES,
  RELEASED,
  folderOf,
  releaseFile,
  JOURNAL,
} from "../../price-list/prices-folder.ts";
import { releasedText } from "../../price-list/released.ts";
import { digestOf, sealed, unsealed } from "../../price-list/seal.ts";
import { planSubmission } from "../release/submission.ts";
import { planRelease, proveByKept } from "../release/release.ts";
import { archiveName, wholeFolder } from "../release/release-files.ts";
import { assess, releaseDate } from "./assess.ts";
import {
  acted,
  areContactsEdited,
  folderOfDraft,
  movedKeys,
  newDraft,
  readTyped,
  type Action,
  type Draft,
} from "./draft.ts";
import { publishedBy } from "./published-by.ts";
import { rebased } from "./rebase.ts";
import { countEdits, standing } from "./standing.ts";
import { submissionOf } from "./submission-of.ts";
import { siteNews } from "./site-news.ts";
import { siteTexts } from "./site-texts.ts";

const example = (name: string): string =>
  readFileSync(new URL(`../../../tests/support/example-prices/${name}`, import.meta.url), "utf8");
const list = example(LIST);
const VERSION = /version: "(.*?)"/.exec(list)![1]!;
const dated = (date: string): string => list.replace(`version: "${VERSION}"`, `version: "${date}"`);

/** A folder with the example's list and as many before it as there are dates. */
function texts(...older: string[]): Record<string, string> {
  const released = new Map(
    [...older.map(dated), list].map((text) => [/version: "(.*?)"/.exec(text)![1]!, sealed(text)]),
  );
  return {
    [LIST]: list,
    [MANUFACTURER]: example(MANUFACTURER),
    [PURPOSES]: example(PURPOSES),
    [RELEASED]: releasedText(
      new Map([...released].map(([version, text]) => [version, { digest: digestOf(unsealed(text)) }])),
    ),
    ...Object.fromEntries([...released].map(([version, text]) => [releaseFile(version), text])),
  };
}

const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 32"><path d="M0 0h96v32z"/></svg>\n';

const base = texts();
const after = (...actions: Action[]): Draft => actions.reduce(acted, newDraft(base));
const typed = (key: string, raw: string): Action => ({ type: "type", key, raw });
const TODAY = "2027-02-01";

describe("what is typed", () => {
  test("goes into the text, where it can be taken, and nothing else changes", () => {
    const draft = after(typed("prices.gate_frame", "32600"), typed("meta.vat_rate", "20"), typed("limits.gates", "40"));
    expect(draft.list).toBe(
      list
        .replace("gate_frame: 32500", "gate_frame: 32600")
        .replace("vat_rate: 0.22", "vat_rate: 0.2")
        .replace("gates: 30", "gates: 40"),
    );
    expect(draft.rev).toBe(3);
  });

  test("stays as it was typed where it cannot, until it is mended", () => {
    const wrong = after(typed("prices.gate_frame", "36 380"));
    expect([wrong.list, wrong.typed]).toEqual([list, { "prices.gate_frame": "36 380" }]);
    expect(assess(wrong, TODAY).refusal).toBe("Сначала исправьте 1\u00a0ошибку.");
    expect(acted(wrong, typed("prices.gate_frame", "32500"))).toMatchObject({ list, typed: {} });
  });

  test("leaves the value that was in force before it, not what it was on the way, while it is wrong", () => {
    const keys = (key: string, from: number, ...raws: string[]) =>
      raws.map((raw): Action => ({ type: "type", key, raw, from }));
    const wrong = after(...keys("prices.door_frame", 7400, "7", "74", "740", "7405"));
    expect([wrong.list, wrong.typed]).toEqual([list, { "prices.door_frame": "7405" }]);
    const again = after(typed("prices.door_frame", "7900"), ...keys("prices.door_frame", 7900, "790", "7905"));
    expect(again.list).toBe(list.replace("door_frame: 7400", "door_frame: 7900"));
    expect(acted(again, typed("prices.door_frame", "7910"))).toMatchObject({
      list: list.replace("door_frame: 7400", "door_frame: 7910"),
      typed: {},
    });
  });

  test("is told by an example that can be taken, and a fraction that was found with its comma", () => {
    const cleared = after(typed("meta.production_days", "0"));
    expect(readTyped(cleared, "meta.production_days", "")).toEqual({ problem: "впишите число, например 14" });
    const { problems } = assess(after(typed("meta.production_days", "10,5")), TODAY);
    expect(problems.get("meta.production_days")).toMatch(/^найдено 10,5; допускается: целое/);
  });

  test("a workbook of it is remembered once, however often it is taken away", () => {
    const given = (fingerprint: string): Action => ({ type: "given", fingerprint });
    expect(after(given("a"), given("b"), given("a"), given("a")).given).toEqual(["b", "a"]);
  });

  test("a list that is no YAML is one mistake, and says where it is", () => {
    const { refusal } = assess({ ...after(), list: `${list}\n"` }, TODAY);
    expect(refusal).toMatch(/^Сначала исправьте 1\u00a0ошибку\.\nprice-list\.yaml:\d+:2 не хватает знака: кавычки,/);
  });

  test("a pitch of frames without prices is told at the pitch, and what no field has, before the release", () => {
    const key = "roofs.dvuhskat.pitch_m";
    const { problems, refusal, totals } = assess(after(typed(key, "4")), TODAY);
    expect([...problems]).toEqual([[key, "для шага рам 4 м в прайс-листе нет цен"]]);
    expect(refusal).toBe("Сначала исправьте 1\u00a0ошибку.");
    expect(totals).toEqual(assess(after(), TODAY).totals);
    const unnumbered = { ...after(), list: list.replace("heights: [3150, 4350", "heights: [3150, 3300, 4350") };
    expect(assess(unnumbered, TODAY).refusal).toBe(
      "Сначала исправьте 1\u00a0ошибку.\nНомера размеров в расчётах: Двускатный, высота, мм: " +
        "допишите 3300 в конец calculation_id_numbers, dvuhskat, heights",
    );
  });

  test("a rate of VAT that was typed as a share of one is told with its percents", () => {
    for (const raw of ["0,20", "0.2"]) {
      const wrong = after(typed("meta.vat_rate", raw));
      expect(readTyped(wrong, "meta.vat_rate", raw)).toEqual({
        problem: "впишите целые проценты, например 22",
        mend: 20,
      });
    }
    expect(readTyped(after(), "meta.vat_rate", "0 %")).toEqual({
      problem: expect.stringMatching(/^ноль не подходит: .* спросите того, кто ведёт сайт$/) as string,
    });
    expect(after(typed("meta.vat_rate", "20")).list).toBe(list.replace("vat_rate: 0.22", "vat_rate: 0.2"));
  });

  test("a day that ends before the release is told in words, at its field, too", () => {
    const { refusal, problems } = assess(after(typed("meta.valid_until", "2026-12-31")), TODAY);
    const told =
      "найдено 31\u00a0декабря\u00a02026; допускается: не раньше даты прайс-листа (1\u00a0февраля\u00a02027)";
    expect(refusal).toBe(`Исправьте:\nЦены держатся до: ${told}`);
    expect(problems.get("meta.valid_until")).toBe(told);
  });

  test("a day that prices hold until comes and goes", () => {
    const without = list.replace(/ *valid_until: .*\n/, "");
    const draft = acted({ ...newDraft({ ...base, [LIST]: without }) }, typed("meta.valid_until", "2027-12-31"));
    expect(assess(draft, TODAY).list?.meta.valid_until).toBe("2027-12-31");
    expect(acted(draft, typed("meta.valid_until", "")).list).toBe(without);
  });

  test("contacts come and go as well", () => {
    const draft = after({ type: "contact", name: "telegram", value: " hangar_zakaz " });
    expect(assess(draft, TODAY).manufacturer?.telegram).toBe("hangar_zakaz");
    expect(acted(draft, { type: "contact", name: "telegram", value: "" }).manufacturer).toBe(base[MANUFACTURER]);
    const [cleared, typed] = ["", "Завод"].map((value): Action => ({ type: "contact", name: "brand", value }));
    const inPlace = base[MANUFACTURER]!.replace(/^brand: .*$/m, "brand: Завод");
    expect(after(cleared!, typed!).manufacturer).toBe(inPlace);
    const [, was = ""] = /^brand: (.*)$/m.exec(base[MANUFACTURER]!)!;
    expect(after(cleared!, { type: "contact", name: "brand", value: was }).manufacturer).toBe(base[MANUFACTURER]);
    const wrong = after({ type: "contact", name: "phone", value: "" });
    expect([...assess(wrong, TODAY).contactProblems.keys()]).toEqual(["phone"]);
  });

  test("a logo comes with its file, in the release and in what is sent to be published, and goes", () => {
    const draft = after({ type: "logo", file: "logo.svg", text: LOGO });
    const { planned, manufacturer, refusal } = assess(draft, TODAY);
    expect([manufacturer?.logo, refusal, areContactsEdited(draft)]).toEqual(["logo.svg", undefined, true]);
    expect(wholeFolder({ ...draft, who: "Анна" }, planned!, {}, "2027-02-01T08:00:00Z")).toMatchObject({
      "logo.svg": LOGO,
      [MANUFACTURER]: `${base[MANUFACTURER]}logo: logo.svg\n`,
    });
    const submission = submissionOf({ ...draft, who: "Анна" }, planned!, TODAY);
    expect(submission).toMatchObject({ files: { "logo.svg": LOGO } });
    const folder = folderOf(new Map(Object.entries(base)));
    const when = { today: TODAY, at: "2027-02-01T08:00:00Z" };
    expect(planSubmission(folder, submission, when).writes.get("logo.svg")).toBe(LOGO);
    expect(acted(draft, { type: "contact", name: "logo", value: "" }).manufacturer).toBe(base[MANUFACTURER]);
    expect(areContactsEdited(acted(draft, { type: "contact", name: "logo", value: "" }))).toBe(false);
    expect(acted(draft, { type: "reset" })).toEqual({ ...newDraft(base), rev: 2 });
  });

  test("a logo that is no picture stops a release", () => {
    const { refusal } = assess(after({ type: "logo", file: "logo.svg", text: "<html></html>" }), TODAY);
    expect(refusal).toContain("logo.svg: это не SVG");
  });
});

test("chosen prices move by a percentage, the rest stays", () => {
  const draft = after({ type: "raise", keys: ["prices.gate_frame", "prices.decor"], hundredths: 700 });
  expect(draft.list).toBe(list.replace("gate_frame: 32500", "gate_frame: 34780").replace("decor: 210", "decor: 220"));
});

test("what was typed for a field goes with the field", () => {
  const wrong = after(typed("prices.decor", "x"), typed("prices.trim.price", "y"));
  const without = acted(wrong, { type: "list", text: list.replace(/^ {2}decor: .*\n/m, "") });
  expect(without.typed).toEqual({ "prices.trim.price": "y" });
});

test("a price that a percentage leaves where it is, is not among those that move", () => {
  expect(movedKeys(list, ["prices.panel_fasteners", "prices.gate_frame", "meta.vat_rate"], 100)).toEqual([
    "prices.gate_frame",
  ]);
});

test("all edits are taken back at once", () => {
  const draft = after(typed("prices.decor", "300"), typed("prices.trim.price", "x"), { type: "reset" });
  expect(draft).toEqual({ ...newDraft(base), rev: 3 });
});

describe("a draft as a whole", () => {
  test("is a release, with all that looks like a slip, and totals by how far they move", () => {
    const { suspicions, planned, totals, refusal } = assess(after(typed("prices.door_frame", "9900")), TODAY);
    expect(refusal).toBeUndefined();
    expect(planned?.list.meta.version).toBe(TODAY);
    expect(suspicions[0]).toBe("Рама двери: было 7\u00a0400, стало 9\u00a0900 (+33,8\u00a0%)");
    const moves = totals.map(({ before, after }) => Math.abs(after! / before! - 1));
    expect(moves).toEqual(moves.toSorted((a, b) => b - a));
    expect(moves[0]).toBeGreaterThan(0);
  });

  test("asks about a size that it has no more, and so does the server", () => {
    const text = list.replace("      14750: { truss: { solid: 80900, demountable: 90200 } }\n", "");
    const draft = after({ type: "list", text }, { type: "who", value: "Анна" });
    const { suspicions, planned } = assess(draft, TODAY);
    const question = "У крыши «Односкатный отдельно стоящий» больше нет ширины 14,75\u00a0м: такие ангары не посчитать";
    expect(suspicions[0]).toBe(question);
    const submission = submissionOf(draft, planned!, TODAY);
    const plan = (confirmed: string[]) => {
      const when = { today: TODAY, at: `${TODAY}T08:00:00.000Z` };
      return planSubmission(
        folderOf(new Map(Object.entries(base))),
        { ...submission, confirmed } as typeof submission,
        when,
      );
    };
    expect(() => plan([])).toThrow(`Не подтверждено, что исчезло или сдвинулось далеко:\n${question}`);
    expect(plan([question]).list.meta.version).toBe(TODAY);
  });

  test("tells at its field what a build would say", () => {
    const { problems, refusal } = assess(after(typed("limits.gates", "-1")), TODAY);
    expect(problems.get("limits.gates")).toMatch(/^найдено -1; допускается: целое/);
    expect(refusal).toBe("Сначала исправьте 1\u00a0ошибку.");
  });

  test.each<[string, Action]>([
    ["in a contact", { type: "contact", name: "phone", value: "12" }],
    ["in what was typed", typed("prices.decor", "x")],
    ["in a rule", typed("limits.gates", "-1")],
  ])("has its effect shown beside a mistake %s", (_, mistake) => {
    const raised = typed("prices.door_frame", "9900");
    const [right, wrong] = [after(raised), after(raised, mistake)].map((draft) => assess(draft, TODAY));
    expect(wrong).toMatchObject({ changes: right!.changes, totals: right!.totals, planned: undefined });
    expect(wrong!.refusal).toBe("Сначала исправьте 1\u00a0ошибку.");
  });

  test("counts what it changes of the list and of the contacts, beside any mistake", () => {
    const contact: Action = { type: "contact", name: "telegram", value: "hangar_zakaz" };
    const date = typed("meta.valid_until", "2098-01-01");
    expect(countEdits(after(typed("prices.door_frame", "9900"), typed("limits.gates", "-1"), date, contact))).toBe(4);
    expect(countEdits(after({ type: "logo", file: "logo.svg", text: LOGO }))).toBe(1);
    const other = {
      ...newDraft({ ...base, [MANUFACTURER]: `${base[MANUFACTURER]}logo: logo.svg\n`, "logo.svg": LOGO }),
    };
    expect(countEdits(acted(other, { type: "logo", file: "logo.svg", text: LOGO.replace("96", "90") }))).toBe(1);
    expect(countEdits(after(typed("prices.decor", "x")))).toBe(0);
  });

  test("tells no more of a field that was mended before all is looked at anew", () => {
    const wrong = after(typed("limits.gates", "-1"), typed("limits.doors", "-1"));
    const { problems } = assess(wrong, TODAY);
    const mended = acted(wrong, typed("limits.gates", "30"));
    expect([...standing(problems, wrong.list, mended.list).keys()]).toEqual(["limits.doors"]);
  });

  test("is released today, or the day of a list in force that is dated later", () => {
    expect(releaseDate(newDraft(base), "2031-01-01")).toBe("2031-01-01");
    expect(releaseDate(newDraft(base), "2020-01-01")).toBe(VERSION);
    expect(releaseDate({ ...newDraft(base), date: "2031-02-03" }, "2031-01-01")).toBe("2031-02-03");
  });
});

describe("the site's texts", () => {
  const all = texts("2025-01-01", "2025-02-01", "2025-03-01");
  const { desk, older } = siteTexts(all);

  test("are in two parts: what the page begins with has the two newest lists", () => {
    expect(Object.keys(desk).filter((name) => name.startsWith("archive/"))).toEqual([
      releaseFile("2025-03-01"),
      releaseFile(VERSION),
    ]);
    expect({ ...desk, ...older }).toEqual(all);
  });

  test("make the release that the whole folder makes, and the whole folder", () => {
    const draft = acted(newDraft(desk), typed("prices.gate_frame", "32600"));
    const planned = planRelease(folderOfDraft(draft), TODAY, proveByKept);
    const whole = planRelease(folderOf(new Map(Object.entries({ ...all, [LIST]: draft.list }))), TODAY);
    expect(planned).toEqual(whole);
    const at = "2027-02-01T08:00:00.000Z";
    const { [JOURNAL]: journal, ...files } = wholeFolder({ ...draft, who: " Анна " }, planned, older, at);
    expect(files).toEqual({ ...all, ...Object.fromEntries(whole.writes) });
    expect(JSON.parse(journal!)).toEqual({ version: TODAY, at, by: "Анна" });
  });

  test("are an archive whose name says whose it is and when it was made", () => {
    const at = new Date(2027, 1, 1, 9, 5);
    const draft = { ...acted(newDraft(desk), typed("prices.gate_frame", "32600")), who: " Анна И. " };
    const planned = planRelease(folderOfDraft(draft), TODAY, proveByKept);
    expect(archiveName(draft, planned, at)).toBe(`prices-${TODAY}-Анна-И-09-05.zip`);
    const contacts = { ...newDraft(desk), who: "" };
    const same = planRelease(folderOfDraft(contacts), VERSION, proveByKept);
    expect(archiveName(contacts, same, at)).toBe(`prices-${VERSION}-контакты-09-05.zip`);
  });

  test("are refused where a released list is not what was released", () => {
    const at = "2027-02-01T08:00:00.000Z";
    const draft = acted(newDraft(desk), typed("prices.gate_frame", "32600"));
    const planned = planRelease(folderOfDraft(draft), TODAY, proveByKept);
    expect(() => wholeFolder({ ...draft, who: "Анна" }, planned, {}, at)).toThrow("2025-01-01.yaml на сайте не тот");
  });

  test("do not let the numbers of sizes be moved", () => {
    const draft = newDraft(desk);
    const moved = draft.list.replace("widths: [10000, 12000,", "widths: [12000, 10000,");
    expect(assess({ ...draft, list: moved }, TODAY).refusal).toContain("стоит на другом месте");
  });
});

describe("another list in force", () => {
  const now = { ...base, [LIST]: list.replace("gate_frame: 32500", "gate_frame: 33000") };

  test("takes over the edits, and what it changed itself stays", () => {
    const draft = after(typed("prices.decor", "230"), { type: "contact", name: "city", value: "Другой" });
    const brought = rebased(draft, now);
    expect(brought).toEqual({
      list: now[LIST]!.replace("decor: 210", "decor: 230"),
      manufacturer: draft.manufacturer,
      logo: {},
      conflicts: [],
    });
  });

  test("names both edits of one value, and the winner's holds", () => {
    const draft = after(typed("prices.gate_frame", "34000"));
    const conflicts = [{ file: LIST, key: "prices.gate_frame", before: 32500, mine: 34000, theirs: 33000 }];
    expect(rebased(draft, now, { "prices.gate_frame": "theirs" })).toMatchObject({ list: now[LIST], conflicts });
    expect(rebased(draft, now)).toMatchObject({ list: draft.list, conflicts });
  });

  test("of a logo that both changed one holds", () => {
    const mine = after({ type: "logo", file: "logo.svg", text: LOGO });
    expect(rebased(mine, base)).toMatchObject({ logo: { "logo.svg": LOGO }, conflicts: [] });
    const theirs = { ...base, "logo.svg": LOGO.replace("96", "90") };
    expect(rebased(mine, theirs, { "logo.svg": "theirs" }).logo).toEqual({});
    const { logo, conflicts } = rebased(mine, theirs);
    expect([logo, conflicts.map(({ key }) => key)]).toEqual([{ "logo.svg": LOGO }, ["logo.svg"]]);
  });

  test("gets the sizes that the draft added, with their numbers after its own", () => {
    const wide = (width: number) => (text: string) =>
      text
        .replace(/(18000: \{ truss: \{ solid: 108700 \} \}\n)/, `$1      ${width}: { truss: { solid: 120000 } }\n`)
        .replace("[10000, 12000, 15000, 18000]", `[10000, 12000, 15000, 18000, ${width}]`);
    const draft = { ...newDraft(base), list: wide(21000)(list) };
    const brought = rebased(draft, { ...base, [LIST]: wide(20000)(list) });
    expect(brought.list).toContain("widths: [10000, 12000, 15000, 18000, 20000, 21000]");
    expect(brought.list).toContain("20000: { truss: { solid: 120000 } }\n      21000: { truss: { solid: 120000 } }\n");
  });

  test("of values that both changed has each as it was settled", () => {
    const draft = after(typed("prices.gate_frame", "34000"), typed("prices.decor", "230"));
    const both = { ...base, [LIST]: now[LIST]!.replace("decor: 210", "decor: 220") };
    const brought = rebased(draft, both, { "prices.gate_frame": "theirs", "prices.decor": "mine" });
    expect(brought.conflicts).toHaveLength(2);
    expect(brought.list).toBe(now[LIST]!.replace("decor: 210", "decor: 230"));
  });

  test("with the very size that the draft added asks of a price that it was added without", () => {
    const size = (trusses: string) =>
      list.replace(
        /(18000: \{ truss: \{ solid: 108700 \} \}\n)/,
        `$1      20000: { truss: { solid: 130000${trusses} } }\n`,
      );
    const draft = { ...newDraft(base), list: size(", demountable: 140000") };
    const key = /[^.]+\.widths\.20000\.truss\.demountable$/;
    const theirs = { ...base, [LIST]: size("") };
    const { list: mine, conflicts } = rebased(draft, theirs);
    expect(conflicts).toEqual([
      expect.objectContaining({ key: expect.stringMatching(key) as string, mine: 140000, theirs: undefined }),
    ]);
    expect(mine).toBe(draft.list);
    expect(rebased(draft, theirs, { [conflicts[0]!.key]: "theirs" }).list).toBe(theirs[LIST]);
  });

  test("that the draft itself was sent for is no dispute, whatever was edited since, back too", () => {
    const sent = { [LIST]: now[LIST]! };
    for (const since of ["33500", "32500"]) {
      const { list: brought, conflicts } = rebased({ ...after(typed("prices.gate_frame", since)), sent }, now);
      expect([brought, conflicts]).toEqual([list.replace("gate_frame: 32500", `gate_frame: ${since}`), []]);
    }
    const others = { ...base, [LIST]: list.replace("gate_frame: 32500", "gate_frame: 31000") };
    expect(rebased({ ...after(typed("prices.gate_frame", "33500")), sent }, others).conflicts).toHaveLength(1);
  });

  test("names whose a value is, where its release brought it", () => {
    const released = dated(TODAY).replace("gate_frame: 32500", "gate_frame: 33000");
    const record = `${VERSION} ${digestOf(list)}\n${TODAY} ${digestOf(released)}\n`;
    const journal = `{"version":"${TODAY}","at":"2027-02-01T08:00:00.000Z","by":"Анна"}\n`;
    const theirs = { ...base, [LIST]: released, [JOURNAL]: journal, [RELEASED]: record };
    expect(publishedBy(theirs, LIST, "prices.gate_frame")).toBe("Анна");
    expect(publishedBy(theirs, LIST, "prices.decor")).toBeUndefined();
    expect(publishedBy(theirs, MANUFACTURER, "phone")).toBeUndefined();
  });

  test("is told by its date, whose it is and what moved", () => {
    const [released] = [dated(TODAY).replace("gate_frame: 32500", "gate_frame: 33000")];
    const journal = `{"version":"${TODAY}","at":"2027-02-01T08:00:00.000Z","by":"Анна"}\n`;
    const others = base[MANUFACTURER]!.replace(/^brand: .*$/m, "brand: Завод");
    expect(siteNews(base, { ...base, [LIST]: released, [MANUFACTURER]: others, [JOURNAL]: journal })).toBe(
      "Тем временем на сайте опубликовали другое: теперь действует прайс-лист от 1\u00a0февраля\u00a02027 (выпуск: Анна), " +
        "в нём изменено: 1\u00a0цена; изменилось и другое — контакты.",
    );
    expect(siteNews(base, { ...base, [LIST]: list.replaceAll("\n", "\r\n") })).toBeUndefined();
  });

  test("that is the draft, released, leaves no edit", () => {
    const draft = after(typed("prices.gate_frame", "34000"));
    const planned = planRelease(folderOfDraft(draft), TODAY, proveByKept);
    const released = { ...base, ...Object.fromEntries(planned.writes) };
    expect(rebased(draft, released)).toMatchObject({ list: planned.text, conflicts: [] });
  });
});
