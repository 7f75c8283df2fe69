import { calculate } from "hangar-engine";
import { describe, expect, it } from "vitest";
import { engine, priceList } from "../../../tests/support/example-engine.ts";
import { readWarning } from "./warnings.ts";

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
    const values = { gate_height_m: height_m, wall_m: 3.15, min_wall_m };
    expect(notice).toEqual({ code: "wall_too_low_for_gates", parameter: "height", values });
    expect(sentence).toBe("Воротам высотой 4 м здесь тесно: нужна стена от 4,15 м.");
    expect(body.summary_for_ai).toContain("; воротам высотой");
    expect(engine.fromCalculationId(body.calculation_id).body).toEqual(body);
  });

  it("in an end, where the roof has risen at the jamb", () => {
    const { notice } = told({ height: 3.15, width: 18, gates: 4, gates_pos: 1 });
    const { wall_m = 0 } = notice?.values ?? {};
    expect([wall_m > 3.15, wall_m < min_wall_m]).toEqual([true, true]);
  });

  it.each([{ height: 4.35 }, { height: 3.15, gates: 0 }, { height: 4.35, piles: 1 }])("but not with %o", (other) => {
    expect(told(other).notice).toBeUndefined();
  });
});
