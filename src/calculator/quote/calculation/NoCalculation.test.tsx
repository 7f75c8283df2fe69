import { fromCalculationId } from "hangar-engine";
import { renderToString } from "preact-render-to-string";
import { expect, test } from "vitest";
import { NoCalculation } from "./NoCalculation.tsx";

const ID = "ANG-12345678-ABCDE";
const answer = fromCalculationId(ID);
if (answer.status === 200) throw new Error(`${ID} is an id`);
const { body } = answer;
const seller = { legalName: "ООО «Ангар-Пример»", email: "zakaz@example.com", phone: "+7 (000) 000-00-00" };

const shown = (wasOffered: boolean) =>
  renderToString(
    <NoCalculation
      body={body}
      query={`?calculation_id=${ID}`}
      seller={seller}
      wasOffered={wasOffered}
      onOpen={() => {}}
    />,
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
