import type { z } from "zod";
import { MORE_PHONES, PHONE, PHONE_NAME } from "./manufacturer/phones.ts";
import { VERSION } from "./version.ts";
import type { Path } from "./finding.ts";

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Words for the patterns of texts and names. */
const PATTERNS: Readonly<Record<string, string>> = {
  "^\\d+(\\.\\d+)?$": "шаг рам в метрах, например 5 или 5.5",
  "^[1-9]\\d{3,4}$": "ширина в миллиметрах, например 12000",
  "^[1-7]\\.[1-9]\\d?\\.$": "номер раздела и позиции с точкой на конце, например «2.1.»",
  "^[A-Z0-9-]+$": "заглавные латинские буквы, цифры и дефис, например TR-SOLID",
  "^[A-Za-z]\\w{4,31}$": "имя в Телеграме латиницей и без @, например hangar_zakaz",
  "^[A-Za-z][\\w.]{3,31}$": "имя страницы ВКонтакте латиницей, как в vk.com/имя, например hangar_zakaz",
  "^https:\\/\\/max\\.ru\\/[\\w.-]+(\\/[\\w-]+)*$": "ссылка на чат в MAX, например https://max.ru/u/hangar_zakaz",
  [PHONE.source]: "один номер с кодом страны, после +7 — ещё 10 цифр, например +7 (495) 123-45-67",
  [MORE_PHONES.source]:
    "номера с кодом страны через точку с запятой, за каждым можно имя, например +7 900 123-45-67 монтаж; +7 900 765-43-21",
  [PHONE_NAME.source]: "короткое имя телефона без цифр в начале, например отдел продаж",
  [VERSION.source]: "дата вида 2026-11-20",
  "^\\d{9}$": "9 цифр",
  "^\\d{20}$": "20 цифр",
  "^(\\d{10}|\\d{12})$": "10 или 12 цифр",
  "^(\\d{13}|\\d{15})$": "13 или 15 цифр",
  "^[a-z]+(-[a-z]+)*$": "строчные латинские буквы и дефис, например dvuhskat",
};

const FORMATS: Readonly<Record<string, string>> = {
  date: "дата вида 2026-11-20",
  email: "адрес почты латиницей, например zakaz@example.com",
  uri: "адрес страницы целиком и без пробелов, например https://example.com/",
};

/** The part of a schema that a path leads to. */
export function schemaAt(schema: JsonSchema, path: Path): JsonSchema {
  let part = schema;
  for (const step of path) {
    const next =
      typeof step === "number"
        ? (itemAt(part, step) ?? part.items)
        : (part.properties?.[step] ?? part.additionalProperties);
    if (typeof next !== "object" || Array.isArray(next)) throw new Error(`the schema has no ${path.join(".")}`);
    part = next.$ref === undefined ? next : definition(schema, next.$ref);
  }
  return part;
}

/** Of a list whose items are each of their own kind. */
const itemAt = ({ prefixItems }: JsonSchema, place: number): JsonSchema | undefined =>
  (prefixItems as JsonSchema[] | undefined)?.[place];

/** `#/$defs/PriceListPosition` → that schema. */
function definition({ $defs }: JsonSchema, reference: string): JsonSchema {
  const found = $defs?.[reference.replace("#/$defs/", "")];
  if (!found) throw new Error(`the schema has no ${reference}`);
  return found;
}

/** What a schema accepts, in Russian: `целое число рублей больше 0, кратное 10`. */
export function accepted(schema: JsonSchema): string {
  if (schema.const !== undefined) return String(schema.const);
  if (schema.enum) return schema.enum.join(" или ");
  const types: unknown = schema.type;
  if (Array.isArray(types)) return types.map((type) => accepted({ ...schema, type } as JsonSchema)).join(", ");
  switch (schema.type) {
    case "integer":
    case "number":
      return acceptedNumber(schema);
    case "boolean":
      return "true или false";
    case "array":
      return schema.prefixItems ? `список: ${(schema.prefixItems as JsonSchema[]).map(accepted).join(", ")}` : "список";
    case "object":
      return schema.properties ? `поля ${Object.keys(schema.properties).join(", ")}` : "набор полей";
    default:
      return acceptedText(schema);
  }
}

/** What the names of the fields of a schema may be. */
export function acceptedNames(schema: JsonSchema): string {
  return schema.properties
    ? Object.keys(schema.properties).join(", ")
    : acceptedText((schema.propertyNames ?? {}) as JsonSchema);
}

function acceptedText({ format, pattern }: JsonSchema): string {
  const words = (format && FORMATS[format]) ?? (pattern && PATTERNS[pattern]);
  return words ?? (pattern ? `текст по образцу ${pattern}` : "непустой текст");
}

function acceptedNumber({ type, multipleOf, exclusiveMinimum, exclusiveMaximum, ...schema }: JsonSchema): string {
  const minimum = meantBound(schema.minimum);
  const maximum = meantBound(schema.maximum);
  // Only money is counted in tens.
  const kind = type !== "integer" ? "число" : multipleOf === 10 ? "целое число рублей" : "целое число";
  const bounds = [
    minimum !== undefined && `не меньше ${minimum}`,
    exclusiveMinimum !== undefined && `больше ${exclusiveMinimum}`,
    maximum !== undefined && `не больше ${maximum}`,
    exclusiveMaximum !== undefined && `меньше ${exclusiveMaximum}`,
  ];
  const told =
    minimum !== undefined && maximum !== undefined
      ? `от ${minimum} до ${maximum}`
      : bounds.filter((bound) => bound !== false).join(" и ");
  return `${kind} ${told}`.trimEnd() + (multipleOf === undefined ? "" : `, кратное ${multipleOf}`);
}

/** A bound that someone set; those of the safe integers come with every whole number. */
function meantBound(bound: number | undefined): number | undefined {
  return bound !== undefined && Math.abs(bound) === Number.MAX_SAFE_INTEGER ? undefined : bound;
}
