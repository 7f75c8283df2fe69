import { parameters, priceList } from "hangar-engine";
import { fieldTexts } from "../form/field-texts.ts";
import { FIELD_NAMES, OPTION_DEFAULTS, type FieldName } from "../form/form-state.ts";
import { heightChoices, widthChoices } from "../form/sizes/sizes.ts";

/** JSON Schema of the tool's input: the fields of the form, with the price list's sizes and the engine's own values. */
export function inputSchema(): object {
  const texts = fieldTexts(priceList);
  const properties = FIELD_NAMES.map((name) => {
    const { label, hint } = texts[name];
    const { schema, accepted, aliases } = parameters[name];
    const sizes = sizesOf(name);
    const values = sizes ?? (schema.enum && `${accepted}.`);
    return [
      name,
      {
        ...schema,
        ...(aliases && { enum: Object.keys(aliases) }),
        ...(name === "length" && { minimum: priceList.length.min_m, maximum: priceList.length.max_m }),
        ...defaultOf(name, schema.type),
        description: `${label}. ${hint}.${values ? ` ${values}` : ""}`,
      },
    ];
  });
  return {
    type: "object",
    properties: Object.fromEntries(properties),
    required: ["roof", "width", "length"],
    additionalProperties: false,
  };
}

function defaultOf(name: FieldName, type: string): { default?: unknown } {
  const text = (OPTION_DEFAULTS as Partial<Record<FieldName, string>>)[name];
  if (text === undefined) return {};
  return { default: type === "boolean" ? text === "1" : type === "integer" ? Number(text) : text };
}

/** Sizes of every roof in metres, for the fields that hang on it. */
function sizesOf(name: FieldName): string | undefined {
  const roofs = Object.entries(priceList.roofs);
  if (name === "roof") return `${roofs.map(([id, roof]) => `${id} — ${roof.name}`).join("; ")}.`;
  if (name === "length") return "В метрах.";
  if (name !== "width" && name !== "height") return undefined;
  const choices = name === "width" ? widthChoices : heightChoices;
  const listed = roofs.map(
    ([id, roof]) =>
      `${id}: ${choices(roof)
        .map(({ text }) => text.replace(",", "."))
        .join(", ")}`,
  );
  return `В метрах; округляется до ближайшего стандартного размера. ${listed.join("; ")}.`;
}
