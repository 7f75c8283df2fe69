import { priceList } from "hangar-engine";
import { describe, expect, it, test } from "vitest";
import { answerForm } from "../../form-answer.ts";
import { defaultHangar } from "../../form/default-hangar.ts";
import { textsOfWish } from "./form-of-wish.ts";
import { read } from "../reading/parser.ts";

const usual = defaultHangar(priceList);
const textsOf = (text: string) => textsOfWish(read(text, {}).parameters, usual);

test.each([
  ["двускатный 12 на 30 высотой 5,55", { roof: "dvuhskat", width: "12", length: "30", height: "5,55" }],
  ["двускатный 12х30, двое ворот, без окон", { roof: "dvuhskat", width: "12", length: "30", gates: "2", windows: "0" }],
  ["двускатный 15 на 42,35, сборная ферма", { roof: "dvuhskat", width: "15", length: "42,35", truss: "demountable" }],
] as const)("«%s» in the form's own words", (text, texts) => expect(textsOf(text)).toEqual(texts));

test("a size that only another roof has waits until that roof is chosen", () => {
  expect(textsOf("8 на 20")).toEqual({ length: "20" });
  expect(textsOf("15 на 60")).toEqual({ width: "15", length: "60" });
});

describe("sizes that the wish's roof does not have", () => {
  it("are the nearest of that roof until they are said", () => {
    const { roof, width, height } = { ...usual, ...textsOf("с колонной посередине") };
    expect(roof).not.toBe(usual.roof);
    expect(answerForm({ ...usual, roof, width, height }).body).toBeDefined();
  });
});
