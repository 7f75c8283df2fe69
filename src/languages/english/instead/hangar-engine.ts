import { priceList as russianList, readValues as read, under, type Problem } from "hangar-engine";
import { english } from "../answers.ts";

export * from "hangar-engine";

const engine = under(russianList, english);

export const {
  calculate,
  fromCalculationId,
  priceOf,
  layoutOf,
  configurationInWords,
  errorBody,
  parameters,
  refusal,
  language,
  priceList,
} = engine;

export const readValues: typeof read = (given, known, required, values, problems) =>
  read(given, known, required, values, problems, english);

export const detailOf = (problem: Problem): string =>
  english.detail(
    problem.about.map(({ parameter }) => parameter),
    problem,
  );
