import type { Engine } from "../../src/engine/create-engine.ts";
import type { CalcResponse } from "../../src/engine/response.ts";
import { WORDS } from "../../src/excel-calculator/words.ts";
import type { Lang } from "../../src/text/lang.ts";
import { inWords } from "../../src/text/name-in-words.ts";

/** What the workbook's bill is to have of an answer. */
export function billOf({ result }: CalcResponse, lang: Lang = "ru"): (string | number)[][] {
  const { confirmed, preliminary } = WORDS[lang].positions;
  return [...result.materials, ...result.works]
    .flatMap((line) => (line.group ? [] : [line]))
    .sort((one, other) => Number(one.num.charAt(0)) - Number(other.num.charAt(0)))
    .map(({ num, name, unit, price, qty, sum, status }) => [
      num,
      inWords(name),
      unit,
      price,
      qty,
      sum,
      status === "ok" ? confirmed : preliminary,
    ]);
}

/** Likewise its totals, by the names of their cells. */
export const totalsOf = ({ result, price_per_m2_with_vat }: CalcResponse) => ({
  materials_sum: result.materials_sum,
  works_sum: result.works_sum,
  total_with_vat: result.total_with_vat,
  vat_included: result.vat_included,
  price_per_m2: price_per_m2_with_vat,
});

/** What the answer says of the price, to whoever sees no JSON; of options without effect it is told where they are typed. */
export function statementsOf(
  { warnings, notices }: CalcResponse,
  { readWarning }: Pick<Engine, "readWarning">,
): string[] {
  return warnings.filter((_, at) => notices[at]!.code !== "no_effect").map((text) => readWarning(text).text);
}
