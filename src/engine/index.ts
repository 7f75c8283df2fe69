import { baseUrl, manufacturer, priceList, rulesCode, versions, withdrawn } from "virtual:hangar-data";
import { rulesOfPublished, type PublishedRules } from "../formula/publish.ts";
import type { Rules } from "../formula/rules.ts";
import type { PriceList } from "../price-list/schema.ts";
import { NAMED_LISTS } from "./request/parameters.ts";
import { useCode } from "./rules/program.ts";
import { createEngine, type Engine } from "./create-engine.ts";
import type { Language } from "../messages/language.ts";

/*
 * The public door of the bundle. The page, the service worker and the function on every host load this file
 * and no other copy of the code; the price list is inside.
 */
if (rulesCode) useCode(priceList.formulas!, rulesCode);
const engine = createEngine({ priceList, manufacturer, baseUrl, versions });

/**
 * The engine of an older list, as `/prices/<version>.json` holds it, whose links and warnings name that list; or in
 * another language. A list without rules of its own is counted by today's.
 */
export const under = (list: PriceList, language?: Language): Engine =>
  createEngine({
    priceList: { ...list, formulas: rulesOfList(list.formulas) },
    manufacturer,
    baseUrl,
    versions,
    ...(language && { language }),
  });

function rulesOfList(formulas: Rules | PublishedRules = priceList.formulas!): Rules {
  return "rows" in formulas ? formulas : rulesOfPublished(formulas);
}

export const {
  calculate,
  fromCalculationId,
  priceOf,
  layoutOf,
  configurationInWords,
  quantityInWords,
  errorBody,
  isIgnoredName,
  parameters,
  readValues,
  readWarning,
  refusal,
  language,
} = engine;
/** What the frame is made for, in words; nothing where the manufacturer states nothing. */
export const loads = manufacturer.loads && language.loads(manufacturer.loads);
export const { statedLoads } = engine;
/** Whether there may be lists that `versions` does not name. */
export const hasMoreLists = versions.length >= NAMED_LISTS;
export { baseUrl, priceList, versions, withdrawn };
export { OPTIONS } from "../options/options.ts";
export type { FileFormat } from "./file-formats.ts";
export type { Answer, Engine } from "./create-engine.ts";
export type { EndLayout, Layout, Upright } from "./geometry/layout.ts";
export { detailOf, parametersOf, type Problem } from "./request/problem.ts";
export type { Language } from "../messages/language.ts";
export type { Warning } from "./warnings.ts";
export type { Parameters } from "./request/request.ts";
export type { Alternative, CalcResponse, ErrorBody, ErrorCode, Line, Supported } from "./response.ts";
