import { priceList as russianList, under } from "hangar-engine";
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
  readWarning,
  errorBody,
  parameters,
  readValues,
  refusal,
  language,
  priceList,
} = engine;
