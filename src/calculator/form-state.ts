/** Options when a link does not name them: the contract's defaults, in the contract's order. */
export const OPTION_DEFAULTS = {
  truss: "solid",
  gates: "0",
  gates_pos: "0",
  rails: "h500",
  doors: "0",
  windows: "0",
  welded: "0",
  wall_progony: "0",
  anchors: "0",
  piles: "0",
  montazh: "0",
  panels: "0",
  filler: "minvata",
  panels_high_wall: "0",
  panels_montazh: "0",
  dekor_roof: "0",
  dekor_wall: "0",
} as const satisfies Record<string, string>;

/** Fields that a person types into; they keep whatever was typed, right or wrong. */
export const TEXT_FIELDS = ["width", "length", "height", "gates", "doors", "windows"] as const;

export type FieldName = "roof" | (typeof TEXT_FIELDS)[number] | keyof typeof OPTION_DEFAULTS;

export const FIELD_NAMES = ["roof", "width", "length", "height", ...Object.keys(OPTION_DEFAULTS)] as FieldName[];

/**
 * What the form holds: each field is named as the contract's parameter and holds its text. Sizes are metres as typed,
 * choices the ASCII alias that links carry, flags "1" or "0". So the form is itself a set of parameters.
 */
export type FormState = Readonly<Record<FieldName, string>>;

export function isField(name: string): name is FieldName {
  return (FIELD_NAMES as string[]).includes(name);
}

export function isTextField(name: FieldName): boolean {
  return (TEXT_FIELDS as readonly FieldName[]).includes(name);
}

/** The form as parameters of a calculation. Blanks around a typed number are a slip of the finger, not an error. */
export function formParameters(form: FormState): Readonly<Record<FieldName, string>> {
  const parameters = { ...form };
  for (const name of TEXT_FIELDS) parameters[name] = form[name].trim();
  return parameters;
}
