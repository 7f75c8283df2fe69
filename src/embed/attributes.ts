import { detailOf, parameters, priceList, readValues } from "hangar-engine";
import type { PriceList } from "../price-list/schema.ts";
import { langOf } from "../text/lang.ts";
import type { FormState } from "../calculator/form/form-state.ts";
import { isRoof } from "../calculator/form/sizes/sizes.ts";
import { formOfValues, type FieldValues } from "./form-of-values.ts";
import { LIMITS, narrowed, type Limits } from "./limits.ts";
import { isStrange } from "./strange-attributes.ts";
import * as embedWords from "./embed-words.ts";

/** A discount is never applied, and nothing here would show an explanation. */
const { discount: _never, explain: _none, ...DEFAULTS } = parameters;

const THEMES = ["light", "dark"];

/** Attributes of the look. */
export const LOOK = {
  theme: {
    read: (text: string) => THEMES.find((theme) => theme === text),
    accepted: embedWords.accepted.theme,
  },
  lang: {
    read: langOf,
    accepted: embedWords.accepted.lang,
  },
};

const TABLE = new Map(Object.entries({ ...DEFAULTS, ...LIMITS, ...LOOK }));

/** Names of all attributes that the element reads: parameters of a calculation, limits, the look. */
export const ATTRIBUTES: readonly string[] = [...TABLE.keys()];

/** What the attributes of an element come to. */
export interface EmbedRequest {
  offered: PriceList;
  /** The hangar that the calculator opens with: as the API has it where the attributes say nothing. */
  form: FormState;
  /** What of the attributes could not be used; the usual value stands instead. */
  problems: string[];
}

export function readAttributes(element: Element): EmbedRequest {
  const given = [...element.attributes]
    .filter(({ name }) => TABLE.has(name) || isStrange(name))
    .map(({ name, value }) => [name, valueOf(name, value)] as const);
  const values: Limits & FieldValues = {};
  const refused: Parameters<typeof readValues>[4] = [];
  readValues(given, TABLE, [], values, refused);
  const problems = refused.map(detailOf);

  const offered = narrowed(values) ?? priceList;
  if (offered === priceList) problems.push(embedWords.limitsLeaveNothing);
  const roof = values.roof === undefined ? undefined : String(values.roof);
  if (roof !== undefined && !isRoof(offered, roof)) {
    problems.push(embedWords.roofBeyondLimits(roof, Object.keys(offered.roofs)));
  }
  return { offered, form: formOfValues(values, offered), problems };
}

/** `<hangar-calculator montazh>` says yes, as attributes of HTML do. */
function valueOf(name: string, value: string): string {
  const isFlag = name in parameters && parameters[name as keyof typeof parameters].schema.type === "boolean";
  return isFlag && value === "" ? "1" : value;
}
