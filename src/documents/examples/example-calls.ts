import type { Engine } from "../../engine/create-engine.ts";
import type { CalcResponse } from "../../engine/response.ts";
import type { PriceList } from "../../price-list/schema.ts";
import { roofSizes } from "./roof-sizes.ts";

/** The hangar that every document calculates as its example, asked for in every style with one and the same answer. */
export interface ExampleCalls {
  request: {
    roof: string;
    width: number;
    length: number;
    height: number;
    gates: number;
    montazh: boolean;
    panels: boolean;
    panels_montazh: boolean;
  };
  /** Path and query string. */
  query: string;
  /** Without the options. */
  path: string;
  pathWithHyphens: string;
  pathWithCommas: string;
  /** JSON. */
  body: string;
}

/** Taken from the price list, so that the examples hold for any other one: a middle size of the first roof, six bays, turnkey. */
export function exampleCalls(priceList: PriceList): ExampleCalls {
  const [first] = roofSizes(priceList);
  if (!first) throw new Error("the price list has no roof");
  const { roof, widths, defaultHeight: height, baySpacing } = first;
  const width = Number(widths[Math.floor((widths.length - 1) / 2)]);
  const length = baySpacing * 6;
  const options = { gates: 1, montazh: true, panels: true, panels_montazh: true };
  const joined = (equals: string, comma: string) =>
    Object.entries(options)
      .map(([name, value]) => `${name}${equals}${Number(value)}`)
      .join(comma);
  const path = `/v1/calc/${roof}/${width}/${length}/${height}`;
  const request = { roof, width, length, height, ...options };
  return {
    request,
    query: `/v1/calc?roof=${roof}&width=${width}&length=${length}&height=${height}&${joined("=", "&")}`,
    path,
    pathWithHyphens: `${path}/${joined("-", "-")}`,
    pathWithCommas: `${path}/${joined("=", ",")}`,
    body: JSON.stringify(request),
  };
}

/** What the example calls are answered. */
export function exampleAnswer({ calculate, priceList }: Engine): CalcResponse {
  const { status, body } = calculate(exampleCalls(priceList).request);
  if (status !== 200) throw new Error(`the example hangar cannot be calculated: ${body.error.details.join("; ")}`);
  return body;
}
