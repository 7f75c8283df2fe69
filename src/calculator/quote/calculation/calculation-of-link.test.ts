import { calculate } from "hangar-engine";
import { expect, test } from "vitest";
import { calculationOfLink } from "./calculation-of-link.ts";

const QUERY = "roof=dvuhskat&width=12000&length=30&gates=1";
const byParameters = calculate(new URLSearchParams(QUERY));
if (byParameters.status === 400) throw new Error(byParameters.body.error.details.join("; "));
const id = byParameters.body.calculation_id;

test("the id is the calculation", () => {
  expect(calculationOfLink(`?calculation_id=${id}`)).toMatchObject({ answer: byParameters, notices: [] });
  expect(calculationOfLink(`?calculation_id=${id}`).insteadOfId).toBeUndefined();
  expect(calculationOfLink(`?calculation_id=%20${id.toLowerCase()}&${QUERY}&utm_source=x`)).toMatchObject({
    answer: byParameters,
    notices: [],
  });
});

test("the id is right where the parameters say something else", () => {
  expect(calculationOfLink(`?calculation_id=${id}&roof=dvuhskat&width=18&length=50`)).toMatchObject({
    answer: byParameters,
    notices: [],
  });
});

test("the parameters answer for an id that is wrong or missing, and that is known", () => {
  const wrong = `${id.slice(0, -1)}${id.endsWith("0") ? "1" : "0"}`;
  expect(calculationOfLink(`?calculation_id=${wrong}&${QUERY}`)).toMatchObject({
    answer: byParameters,
    insteadOfId: wrong,
  });
  expect(calculationOfLink(`?${QUERY}`)).toMatchObject({ answer: byParameters, insteadOfId: "" });
});

test.each([
  ["", "unknown_calculation_id"],
  ["?calculation_id=ANG-1", "unknown_calculation_id"],
  ["?calculation_id=ANG-1&roof=dvuhskat&width=12", "unknown_calculation_id"],
  ["?roof=dvuhskat&width=12", "missing_parameter"],
])("“%s” has no calculation: %s", (query, code) => {
  expect(calculationOfLink(query).answer).toMatchObject({ status: 400, body: { error: { code } } });
});
