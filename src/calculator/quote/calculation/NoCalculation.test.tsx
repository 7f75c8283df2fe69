import { calculate, fromCalculationId, type Answer } from "hangar-engine";
import { renderToString } from "preact-render-to-string";
import { expect, test } from "vitest";
import { NoCalculation } from "./NoCalculation.tsx";

const ID = "ANG-12345678-ABCDE";
type Refusal = Extract<Answer, { status: 400 }>;
const { body } = fromCalculationId(ID) as Refusal;
const seller = { legalName: "ООО «Ангар-Пример»", email: "zakaz@example.com", phone: "+7 (000) 000-00-00", phones: [] };

const shown = (wasOffered: boolean, refused = body, query = `?calculation_id=${ID}`) =>
  renderToString(
    <NoCalculation body={refused} id={ID} query={query} seller={seller} wasOffered={wasOffered} onOpen={() => {}} />,
  );

test("an id that opens nothing is most likely mistyped", () => {
  expect(shown(false)).toContain(body.error.message);
  expect(shown(false)).toContain("Сверьте номер с текстом");
});

test("an id that an older price list opens is not said to be mistyped", () => {
  expect(shown(true)).toContain("Этого ангара больше нет среди стандартных");
  expect(shown(true)).not.toContain(body.error.message);
  expect(shown(true)).not.toContain("Сверьте номер с текстом");
});

test("wrong parameters are told without their names, with the way to mend them", () => {
  const query = "?roof=dvuhskat&width=99&length=30";
  const html = shown(false, (calculate(new URLSearchParams(query)) as Refusal).body, query);
  expect(html).toContain(`href="/?roof=dvuhskat&amp;width=99&amp;length=30"`);
  expect(html).not.toContain("width:");
});
