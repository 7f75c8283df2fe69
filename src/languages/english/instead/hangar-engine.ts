import { priceList as russianList, under, type Problem } from "hangar-engine";
import { english } from "../../../messages/en/answers.ts";

export * from "hangar-engine";

const engine = under(russianList, english);

export const {
  calculate,
  fromCalculationId,
  priceOf,
  layoutOf,
  configurationInWords,
  quantityInWords,
  errorBody,
  parameters,
  readValues,
  refusal,
  language,
  priceList,
} = engine;

export const detailOf = (problem: Problem): string =>
  english.detail(
    problem.about.map(({ parameter }) => parameter),
    problem,
  );
