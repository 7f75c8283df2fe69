import type { Case, Definition, Piece, Row, Rules, SentenceCase, Spoken } from "./rules.ts";
import { isOperation, type NameTree, type Tree } from "./tree.ts";

/**
 * Checked rules as the text of an expression that makes them: a third of the same data as JSON. Titles of
 * quantities stay behind, and what rows tell: see `writtenSpoken`.
 */
export function writtenRules({ definitions, rows }: Rules): string {
  const units = text(Object.fromEntries(unitsOf([definitions, rows.map(({ buyer: _, ...row }) => row)])));
  const named = Object.entries(definitions).map(([name, one]) => `${name}: ${definition(one)}`);
  return `(() => { const units = ${units}; ${OF_TREES}${OF_RULES}
const definitions = { ${named.join(", ")} };
for (const name in definitions) definitions[name].name = name;
return { definitions, sentences: {}, rows: [${rows.map(row).join(", ")}] }; })()`;
}

/** What rows tell, in these languages alone, likewise. */
export function writtenSpoken({ sentences, buyers }: Spoken, languages: readonly string[]): string {
  const units = text(Object.fromEntries(unitsOf([sentences, buyers])));
  const all = (of: Readonly<Record<string, readonly SentenceCase[]>>): string =>
    fields(Object.fromEntries(Object.entries(of).map(([name, cases]) => [name, said(cases, languages)])));
  return `/* @__PURE__ */ (() => { const units = ${units}; ${OF_TREES}
return { sentences: ${all(sentences) || "{}"}, buyers: ${all(buyers) || "{}"} }; })()`;
}

/** Of each figure its unit, which is the same wherever it is spoken of. */
function unitsOf(parts: readonly unknown[]): Map<string, string> {
  const units = new Map<string, string>();
  const find = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    const { op, unit } = value as Partial<NameTree>;
    if (op === "name" && unit !== undefined) units.set(wayOf(value as NameTree), unit);
    Object.values(value).forEach(find);
  };
  parts.forEach(find);
  return units;
}

const wayOf = ({ name, steps }: NameTree): string =>
  [name, ...steps.map((step) => (typeof step === "string" ? step : "*"))].join(".");

/** A number is itself, and a name without more a text. */
const OF_TREES = `
const t = (tree) => typeof tree === "number" ? { op: "number", value: tree, at: 0 } : typeof tree === "string" ? n(tree) : tree;
const u = (value, unit) => ({ op: "number", value, unit, at: 0 });
const n = (way, more) => {
  const [name, ...steps] = typeof way === "string" ? way.split(".") : way;
  const unit = units[[name, ...steps.map((step) => step.op ? "*" : step)].join(".")];
  return { op: "name", name, steps, at: 0, ...(unit && { unit }), ...more };
};
const o = (op, ...of) => ({ op, of: of.map(t), at: 0 });
const f = (name, ...of) => ({ op: "call", name, of: of.map(t), at: 0 });
`;
const OF_RULES = `const c = (is) => ({ is: t(is) });
const d = (cases, unit, more) => ({ from: "quantities", parameters: [], cases, ...(unit && { unit }), ...more });
const r = (key, num, code, unit, name, qty, price, more) => ({ key, num, code, unit, name, drawn: false, qty: t(qty), price: t(price), ...more });
`;

const text = JSON.stringify;

function tree(of: Tree): string {
  if (of.op === "number") return of.unit === undefined ? String(of.value) : `u(${of.value}, ${text(of.unit)})`;
  if (isOperation(of)) return `o(${[text(of.op), ...of.of.map(tree)].join(", ")})`;
  if (of.op === "call") return `f(${[text(of.name), ...of.of.map(tree)].join(", ")})`;
  const { name, steps, means, bound } = of;
  const way = steps.every((step) => typeof step === "string")
    ? text([name, ...steps].join("."))
    : `[${[text(name), ...steps.map((step) => (typeof step === "string" ? text(step) : whole(step)))].join(", ")}]`;
  const more = fields({ means: means && text(means), bound: bound && text(bound) });
  return more === "" && way.startsWith('"') ? way : `n(${way}${more && `, ${more}`})`;
}

/** A tree that stands alone, where nothing makes one of a number or of a name. */
const whole = (of: Tree): string => (/^["\d]/.test(tree(of)) ? `t(${tree(of)})` : tree(of));

function definition({ from, parameters, cases, unit, told }: Definition): string {
  const more = fields({
    from: from === "quantities" ? undefined : text(from),
    parameters: parameters.length > 0 ? text(parameters) : undefined,
    told: told && text(told),
  });
  const of = [
    `[${cases.map(caseOf).join(", ")}]`,
    ...(unit || more ? [text(unit ?? "")] : []),
    ...(more ? [more] : []),
  ];
  return `d(${of.join(", ")})`;
}

function caseOf({ when, is, because }: Case): string {
  if (!when && !because) return `c(${tree(is)})`;
  return fields({ when: when && whole(when), is: whole(is), because: because && inLanguages(because) });
}

const said = (cases: readonly SentenceCase[], languages: readonly string[]): string =>
  `[${cases
    .map(({ when, text }) => {
      const told = Object.fromEntries(languages.map((lang) => [lang, text[lang]!]));
      return fields({ when: when && whole(when), text: inLanguages(told) });
    })
    .join(", ")}]`;

const inLanguages = (texts: Readonly<Record<string, readonly Piece[]>>): string =>
  fields(
    Object.fromEntries(Object.entries(texts).map(([lang, pieces]) => [lang, `[${pieces.map(piece).join(", ")}]`])),
  );

function piece(of: Piece): string {
  if (typeof of === "string" || "sentence" in of) return text(of);
  return fields({ tree: whole(of.tree), forms: of.forms && text(of.forms), unit: of.unit && text(of.unit) });
}

function row({ key, num, code, unit, name, when, qty, price, estimate }: Row): string {
  const more = fields({
    when: when && whole(when),
    estimate: estimate && (estimate === true ? "true" : whole(estimate)),
  });
  const first = [key, num, code, unit, name].map((one) => text(one));
  return `r(${[...first, tree(qty), tree(price)].join(", ")}${more && `, ${more}`})`;
}

/** An object of what is there; nothing where nothing is. */
function fields(of: Readonly<Record<string, string | undefined>>): string {
  const there = Object.entries(of).filter(([, value]) => value !== undefined);
  return there.length === 0 ? "" : `{ ${there.map(([name, value]) => `${name}: ${value}`).join(", ")} }`;
}
