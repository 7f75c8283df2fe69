import type { Reading } from "../../../reading.ts";
import { askWhether, isFlag } from "../asking.ts";

/** «два варианта: 1) двускатный 12х30; 2) он же, но с панелями»: where nothing else parts them, the options do. */
export function ofVariants(reading: Reading): void {
  const { sentence } = reading;
  const areSeveral = (at: number) =>
    /^вариант(а|ах|ов)?$/.test(sentence.tokens[at]!.word) &&
    sentence.numbers({ from: Math.max(0, at - 2), to: at }).some((count) => count > 1);
  const isParted = reading.doubts.some(
    ({ kind }) => kind === "several" || kind === "alternatives" || kind === "cladding",
  );
  const values = new Set(reading.claims.map(({ parameter, value }) => `${parameter} ${value}`));
  const isContradicted = values.size > new Set(reading.claims.map(({ parameter }) => parameter)).size;
  if (isParted || isContradicted || !sentence.tokens.some((_, at) => areSeveral(at))) return;
  askWhether(
    reading,
    reading.claims.filter((one) => isFlag(one) && one.value === true),
  );
}
