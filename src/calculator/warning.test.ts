import { priceList } from "hangar-engine";
import { expect, it } from "vitest";
import { defaultHangar } from "./default-hangar.ts";
import { reckon } from "./reckoning.ts";
import { readWarning } from "./warning.ts";

it("turns each advice of the engine into a field and its value", () => {
  const { body } = reckon({ ...defaultHangar(priceList), gates: "0" });
  const remedies = body?.warnings.map(readWarning).flatMap(({ remedy }) => remedy ?? []);
  expect(remedies).toEqual([
    { name: "montazh", value: "1" },
    { name: "panels", value: "1" },
    { name: "gates", value: "1" },
  ]);
});

it("leaves any other statement as it is", () => {
  expect(readWarning("Фундамент в цену не входит.")).toEqual({ text: "Фундамент в цену не входит." });
});
