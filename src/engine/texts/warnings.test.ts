import { calculate } from "hangar-engine";
import { expect, it } from "vitest";
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
