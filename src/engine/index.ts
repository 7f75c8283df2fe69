import { baseUrl, manufacturer, priceList } from "virtual:hangar-data";
import { createEngine } from "./create-engine.ts";

/*
 * The public door of the bundle. The page, the service worker and the function on every host load this file
 * and no other copy of the code; the price list is inside.
 */
const engine = createEngine({ priceList, manufacturer, baseUrl });

export const {
  calculate,
  fromCalculationId,
  priceOf,
  layoutOf,
  errorBody,
  isIgnoredName,
  parameters,
  readValues,
  problemsBody,
} = engine;
export { baseUrl, priceList };
export { FILLERS, RAILS } from "./configuration.ts";
export { GATES_PLACES } from "./texts/configuration.ts";
export type { Answer, Engine } from "./create-engine.ts";
export type { EndLayout, Layout, Upright } from "./layout.ts";
export type { Parameters } from "./request.ts";
export type { Alternative, CalcResponse, ErrorBody, ErrorCode, Line, Supported } from "./response.ts";
