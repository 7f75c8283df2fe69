import { parameters, priceList, readValues } from "hangar-engine";
import type { PriceList } from "../price-list/schema.ts";
import { defaultHangar, defaultSizes } from "../calculator/default-hangar.ts";
import { FIELD_NAMES, type FieldName, type FormState } from "../calculator/form-state.ts";
import { fieldText } from "./field-text.ts";
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
export interface Asked {
  offered: PriceList;
  /** The hangar that the calculator opens with. */
  form: FormState;
  /** What of the attributes could not be used; the usual value stands instead. */
  problems: string[];
}

type Values = Limits & Partial<Record<FieldName, string | number | boolean>>;

export function readAttributes(element: Element): Asked {
  const given = [...element.attributes]
    .filter(({ name }) => TABLE.has(name) || isStrange(name))
    .map(({ name, value }) => [name, valueOf(name, value)] as const);
  const values: Values = {};
  const refused: Parameters<typeof readValues>[4] = [];
  readValues(given, TABLE, [], values, refused);
  const problems = refused.map(({ detail }) => detail);

  const offered = narrowed(values) ?? priceList;
  if (offered === priceList) problems.push("ограничения не оставили ни одного ангара и потому не действуют");
  const usual = defaultHangar(offered);
  const roof = String(values.roof ?? usual.roof);
  const isOffered = roof in offered.roofs;
  if (!isOffered) problems.push(`roof: ${roof} не входит в ограничения; есть ${Object.keys(offered.roofs).join(", ")}`);
  const base = isOffered ? { ...usual, roof, ...defaultSizes(offered, roof) } : usual;
  const named = FIELD_NAMES.filter((name) => name !== "roof" && values[name] !== undefined);
  const texts = named.map((name) => [name, fieldText(name, values[name], offered.roofs[base.roof]!)]);
  return { offered, form: { ...base, ...Object.fromEntries(texts) }, problems };
}

/** `<hangar-calculator montazh>` says yes, as attributes of HTML do. */
function valueOf(name: string, value: string): string {
  const isFlag = name in parameters && parameters[name as keyof typeof parameters].schema.type === "boolean";
  return isFlag && value === "" ? "1" : value;
}
