import { detailOf, parameters, priceList, readValues } from "hangar-engine";
import type { PriceList } from "../price-list/schema.ts";
import { defaultHangar, defaultSizes } from "../calculator/form/default-hangar.ts";
import { FIELD_NAMES, OPTION_DEFAULTS, type FieldName, type FormState } from "../calculator/form/form-state.ts";
import { isRoof } from "../calculator/form/sizes/sizes.ts";
import { formText } from "../calculator/form/form-text.ts";
import { LIMITS, narrowed, type Limits } from "./limits.ts";
import { isStrange } from "./strange-attributes.ts";

/** A discount is never applied, and nothing here would show an explanation. */
const { discount: _never, explain: _none, ...DEFAULTS } = parameters;

const THEMES = ["light", "dark"];

/** Attributes of the look. */
export const LOOK = {
  theme: {
    read: (text: string) => THEMES.find((theme) => theme === text),
    accepted: "light или dark; без него калькулятор следует за страницей",
  },
  lang: {
    read: (text: string) => (/^ru\b/i.test(text) ? text : undefined),
    accepted: "ru: калькулятор говорит по-русски",
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

type Values = Limits & Partial<Record<FieldName, string | number | boolean>>;

export function readAttributes(element: Element): EmbedRequest {
  const given = [...element.attributes]
    .filter(({ name }) => TABLE.has(name) || isStrange(name))
    .map(({ name, value }) => [name, valueOf(name, value)] as const);
  const values: Values = {};
  const refused: Parameters<typeof readValues>[4] = [];
  readValues(given, TABLE, [], values, refused);
  const problems = refused.map(detailOf);

  const offered = narrowed(values) ?? priceList;
  if (offered === priceList) problems.push("ограничения не оставили ни одного ангара и потому не действуют");
  // The usual sizes, for an element names none; every option as the API has it.
  const usual = { ...defaultHangar(offered), ...OPTION_DEFAULTS };
  const roof = String(values.roof ?? usual.roof);
  const isOffered = isRoof(offered, roof);
  if (!isOffered) problems.push(`roof: ${roof} не входит в ограничения; есть ${Object.keys(offered.roofs).join(", ")}`);
  const base = isOffered ? { ...usual, roof, ...defaultSizes(offered, roof) } : usual;
  const named = FIELD_NAMES.filter((name) => name !== "roof" && values[name] !== undefined);
  const texts = named.map((name) => [name, formText(name, values[name], offered.roofs[base.roof]!)]);
  return { offered, form: { ...base, ...Object.fromEntries(texts) }, problems };
}

/** `<hangar-calculator montazh>` says yes, as attributes of HTML do. */
function valueOf(name: string, value: string): string {
  const isFlag = name in parameters && parameters[name as keyof typeof parameters].schema.type === "boolean";
  return isFlag && value === "" ? "1" : value;
}
