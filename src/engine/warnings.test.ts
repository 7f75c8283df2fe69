import { calculate, readWarning } from "hangar-engine";
import { describe, expect, it } from "vitest";
import { engine, manufacturer, priceList } from "../../tests/support/example-engine.ts";
import { english } from "../messages/en/answers.ts";
import { createEngine } from "./create-engine.ts";
import { russian } from "../messages/ru/answers.ts";

it("tells each advice as a parameter and its value", () => {
  const answer = calculate({ roof: "dvuhskat", width: 12, length: 30, panels: 0, montazh: 0 });
  const warnings = answer.status === 200 ? answer.body.warnings.map(readWarning) : [];
  expect(warnings.filter(({ remedy }) => remedy)).toEqual([
    { text: "Монтаж каркаса в цену не входит.", remedy: { name: "montazh", value: "1" } },
    { text: "Обшивка в цену не входит.", remedy: { name: "panels", value: "1" } },
    { text: "Ворота в цену не входят.", remedy: { name: "gates", value: "1" } },
  ]);
});

it("leaves any other statement as it is", () => {
  expect(readWarning("Фундамент в цену не входит.")).toEqual({ text: "Фундамент в цену не входит." });
});

it("reads what its own engine says, whatever other engines there are", () => {
  const speaking = createEngine({ priceList, manufacturer, baseUrl: engine.baseUrl, language: english });
  const { text, advice } = english.statements.gates;
  const sentence = `${text} ${advice}: gates=1.`;
  expect(speaking.readWarning(sentence)).toEqual({ text, remedy: { name: "gates", value: "1" } });
  expect(engine.readWarning(sentence)).toEqual({ text: sentence });
});

describe("a single gate in both ends stands in one of them", () => {
  const asked = { roof: "dvuhskat", width: 12, length: 30, gates_pos: 2 };
  const answerTo = (gates: number) => {
    const { body } = engine.calculate({ ...asked, gates });
    if ("error" in body) throw new Error(body.error.message);
    return body;
  };

  it("which its warnings, its summary, its quote request and its id say", () => {
    const body = answerTo(1);
    const at = body.notices.findIndex(({ code }) => code === "gate_in_one_end");
    expect(body.notices[at]).toEqual({ code: "gate_in_one_end", parameter: "gates_pos" });
    const sentence = "Рама ворот одна и стоит в одном торце: для обоих нужны две.";
    expect(body.warnings[at]).toBe(sentence);
    expect(body.summary_for_ai).toContain("; рама ворот одна и стоит в одном торце: для обоих нужны две");
    expect(body.next_step.quote_prompt).toContain(sentence);
    expect(engine.fromCalculationId(body.calculation_id).body).toEqual(body);
  });

  it("two of them do not", () => {
    expect(answerTo(2).notices.map(({ code }) => code)).not.toContain("gate_in_one_end");
  });
});

describe("gates in a wall too low for them are told with the numbers", () => {
  const asked = { roof: "dvuhskat", width: 12, length: 30, gates: 1 };
  const { height_m, min_wall_m } = priceList.rules.gate;
  const told = (other: Readonly<Record<string, unknown>>) => {
    const { body } = engine.calculate({ ...asked, ...other });
    if ("error" in body) throw new Error(body.error.message);
    const at = body.notices.findIndex(({ code }) => code === "wall_too_low_for_gates");
    return { body, notice: body.notices[at], sentence: body.warnings[at]?.replaceAll("\u00a0", " ") };
  };

  it("along the side, also by the id", () => {
    const { body, notice, sentence } = told({ height: 3.15 });
    const values = { gate_height_m: height_m, wall_m: 3.15, min_wall_m, column_height_m: 4.35 };
    expect(notice).toEqual({ code: "wall_too_low_for_gates", parameter: "height", values });
    expect(sentence).toBe("Ворота высотой 4 м при такой высоте не помещаются: им нужна колонна от 4,35 м.");
    expect(body.summary_for_ai.replaceAll("\u00a0", " ")).toContain(
      "; ворота высотой 4 м при такой высоте не помещаются",
    );
    expect(engine.fromCalculationId(body.calculation_id).body).toEqual(body);
  });

  it("in an end, where the roof has risen at the jamb", () => {
    const { notice } = told({ height: 3.15, width: 18, gates: 4, gates_pos: 1 });
    const { wall_m = 0 } = notice?.values ?? {};
    expect([wall_m > 3.15, wall_m < min_wall_m]).toEqual([true, true]);
  });

  it("and the column from which they fit is the lowest on sale under which they are told no more", () => {
    const ends = { width: 18, gates: 4, gates_pos: 1 };
    for (const other of [{}, ends, { roof: "odnoskat-pristavnoy" }, { roof: "s-kolonnoy-po-centru", width: 23.7 }]) {
      const { column_height_m } = told({ ...other, height: 3.15 }).notice?.values ?? {};
      const { heights } = priceList.roofs[{ ...asked, ...other }.roof]!;
      const fitting = heights.filter((height) => told({ ...other, height }).notice === undefined);
      expect(column_height_m, JSON.stringify(other)).toBe(Math.min(...fitting) / 1000);
    }
  });

  it("or there is none, where no column on sale is high enough", () => {
    const { dvuhskat } = priceList.roofs;
    const roofs = { ...priceList.roofs, dvuhskat: { ...dvuhskat!, heights: [3150], default_height_mm: 3150 } };
    const lists = { priceList: { ...priceList, roofs }, manufacturer, baseUrl: engine.baseUrl };
    const texts = [russian, english].map((language) => {
      const { body } = createEngine({ ...lists, language }).calculate(asked);
      if ("error" in body) throw new Error(body.error.message);
      const at = body.notices.findIndex(({ code }) => code === "wall_too_low_for_gates");
      expect(body.notices[at]?.values).toEqual({ gate_height_m: height_m, wall_m: 3.15, min_wall_m });
      return body.warnings[at]?.replaceAll("\u00a0", " ");
    });
    expect(texts).toEqual([
      "Ворота высотой 4 м при такой высоте не помещаются: колонны, которой им хватит, в прайс-листе нет.",
      "Vehicle doors 4 m high do not fit under this height as it stands: no column on sale is high enough for them.",
    ]);
  });

  it.each([{ height: 4.35 }, { height: 3.15, gates: 0 }, { height: 4.35, piles: 1 }])("but not with %o", (other) => {
    expect(told(other).notice).toBeUndefined();
  });
});
