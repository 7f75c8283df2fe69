import { print } from "./print.ts";
import type { Rules } from "./rules.ts";
import type { Tree } from "./tree.ts";

/** A formula as it is published: to be read, and to be reckoned with. */
export interface PublishedFormula {
  text: string;
  tree: Tree;
}

/** Rules of which every formula stands beside its text. */
export interface PublishedRules {
  quantities: Published<Rules["definitions"]>;
  sentences: Published<Rules["sentences"]>;
  positions: Published<Rules["rows"]>;
}

type Published<Value> = Value extends { op: string }
  ? PublishedFormula
  : Value extends { tree: Tree }
    ? Value & PublishedFormula
    : Value extends object
      ? { [Field in keyof Value]: Published<Value[Field]> }
      : Value;

/** Rules as whoever is no program of ours can read and reckon with them. */
export function published({ definitions, sentences, rows }: Rules): PublishedRules {
  return { quantities: withTexts(definitions), sentences: withTexts(sentences), positions: withTexts(rows) };
}

/** The same rules again. */
export function rulesOfPublished({ quantities, sentences, positions }: PublishedRules): Rules {
  return {
    definitions: withoutTexts(quantities) as Rules["definitions"],
    sentences: withoutTexts(sentences) as Rules["sentences"],
    rows: withoutTexts(positions) as Rules["rows"],
  };
}

const isTree = (value: object): value is Tree => "op" in value;

function withTexts<Value>(value: Value): Published<Value> {
  return everyField(value, (field) => {
    if (isTree(field)) return { text: print(field), tree: field };
    // In a sentence a value has more beside its formula.
    if ("tree" in field) return { text: print(field.tree as Tree), ...field };
    return withTexts(field);
  }) as Published<Value>;
}

const withoutTexts = (value: unknown): unknown =>
  everyField(value, (field, isPiece) => {
    if (isTree(field)) return field;
    if (!("tree" in field)) return withoutTexts(field);
    const { text: _, ...piece } = field as PublishedFormula;
    return isPiece ? piece : piece.tree;
  });

/** A copy, with something else for every object in it. */
function everyField(value: unknown, made: (field: object, isOfList: boolean) => unknown): unknown {
  const isList = Array.isArray(value);
  const copied = (field: unknown): unknown => (typeof field === "object" && field ? made(field, isList) : field);
  if (isList) return value.map(copied);
  return Object.fromEntries(Object.entries(value as object).map(([name, field]) => [name, copied(field)]));
}
