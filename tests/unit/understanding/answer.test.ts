import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { english } from "../../../src/messages/en/understanding.ts";
import { priceList } from "../../support/example-engine.ts";
import { read } from "./read-wish.ts";

const values = (text: string) =>
  Object.fromEntries(read(text).assumed.map(({ parameter, value }) => [parameter, value]));

test("what costs money and was not spoken of is told as assumed", () => {
  expect(values("двускатный 12х30")).toEqual({ height: 4.35, gates: 0, montazh: false, panels: false });
  expect(values("двускатный 12х30, высота 5,55, без ворот, без монтажа, холодный")).toEqual({});
  expect(values("двускатный 12х30, двое ворот, сэндвич, без монтажа")).toEqual({
    height: 4.35,
    gates_pos: 0,
    filler: "minvata",
  });
  expect(values("24 на 60")).toMatchObject({ roof: "s-kolonnoy-po-centru" });
});

test("a region that the frame is made for is a note, another takes a design of its own", () => {
  const loads = { snow_region: "III", wind_region: "II" } as const;
  const { notes, not_offered } = read("двускатный 12х30, снег V, ветер I", { loads });
  expect(notes.map(({ text }) => text)).toEqual(["ветер I"]);
  expect(not_offered.map(({ reason, in_short }) => [reason, in_short])).toEqual([
    [
      "Снег\u00a0V: каркас рассчитан на\u00a0III, под другой район делают отдельный проект.",
      "снег\u00a0V\u00a0— отдельный проект",
    ],
  ]);
});

test("a size that is made otherwise is told with both figures, in a selection too", () => {
  expect(read("двускатный 11х30х6").notes.map(({ rounded }) => rounded)).toEqual([
    { parameter: "width", from: 11, to: 12 },
    { parameter: "height", from: 6, to: 5.55 },
  ]);
  const { notes, search } = read("двускатный длиной 24, до 3 млн");
  expect(notes.map(({ rounded }) => rounded)).toEqual([{ parameter: "length", from: 24, to: 25, to_least: 24 }]);
  expect(search?.url).toBeDefined();
  expect(search?.parameters).toEqual({ budget: 3_000_000, roof: "dvuhskat", length_min: 24, length_max: 25 });
});

test("a selection has bounds without a budget, assumes no height, and takes no number beside unread words for a sum", () => {
  const selected = (text: string) => read(text, { takesBounds: true });
  const { search, assumed, notes } = selected("двускатный 11 на 30");
  expect(search?.parameters).toEqual({
    roof: "dvuhskat",
    width_min: 12,
    width_max: 12,
    length_min: 30,
    length_max: 30,
  });
  expect(assumed.map(({ parameter }) => parameter)).not.toContain("height");
  expect(notes.map(({ rounded }) => rounded)).toEqual([{ parameter: "width", from: 11, to: 12 }]);
  expect(selected("двускатный 3500000").search?.parameters["budget"]).toBe(3_500_000);
  for (const text of ["заказ 1234567, двускатный", "площадь 1200000", "двускатный 2500000 или 3500000"])
    expect(selected(text).questions.map(({ parameter }) => parameter)).toEqual(["budget"]);
});

test("an answer decides a question, whatever the text says", () => {
  const { parameters, questions } = read("двускатный 12х30, возможно с монтажом", {}, { montazh: true });
  expect([parameters["montazh"], questions]).toEqual([true, []]);
});

test("in English no sentence has a word of Russian but those that it quotes", () => {
  const text = "арочный 20 на 40 высотой 8 м, со скидкой, чертёж, снег V, ворота 5 на 5, 100 окон, срок?";
  const { questions, not_offered, notes, assumed } = read(text, { texts: english });
  const told = [
    ...questions.flatMap((one) => [one.text, ...one.choices.map((choice) => choice.text)]),
    ...not_offered.map(({ reason }) => reason),
    ...notes.map(({ note }) => note),
    ...assumed.map((one) => one.text),
  ];
  // Names of roofs are those of the list, which is Russian here.
  const names = Object.values(priceList.roofs).map(({ name }) => name);
  const own = names.reduce((rest, name) => rest.replaceAll(new RegExp(name, "gi"), ""), told.join("\n"));
  expect(own.replaceAll(/"[^"]*"/g, "")).not.toMatch(/[а-яё]/i);
  expect(told.length).toBeGreaterThan(6);
});

test("no Russian word stands in code but in the lexicon and in what tells how a text is written", () => {
  const folder = new URL("../../../src/understanding/", import.meta.url);
  const found = readdirSync(folder, { recursive: true, encoding: "utf8" }).flatMap((file) => {
    if (!/(?<!words\/(lexicon|spelling))\.ts$/.test(file)) return [];
    const code = readFileSync(new URL(file, folder), "utf8").replaceAll(/\/\*[^]*?\*\/|(?<![:"])\/\/.*/g, "");
    return /[а-яё]/i.test(code) ? [file] : [];
  });
  expect(found).toEqual([]);
});
