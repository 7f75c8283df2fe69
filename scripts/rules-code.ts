import { bareRules, type Rules } from "../src/formula/rules.ts";
import type { Tree } from "../src/formula/tree.ts";

/** Code that makes the rules of a list, as far as a bill and its explanation need them; what they have over and over it says once. */
export function rulesCode(rules: Rules): string {
  const { definitions, ...rest } = bareRules(rules);
  const quantities = Object.values(definitions).map(({ parameters, from, ...one }) => ({
    ...one,
    ...(parameters.length > 0 && { parameters }),
    ...(from !== "quantities" && { from }),
  }));
  return `(() => {
  const number = (value) => ({ op: "number", value });
  const name = (name) => ({ op: "name", name, steps: [] });
  const quantities = ${written(quantities)};
  const definitions = quantities.map((one) => [one.name, { parameters: [], from: "quantities", ...one }]);
  return { definitions: Object.fromEntries(definitions), ...${written(rest)} };
})()`;
}

/** Plain data as code. */
function written(value: unknown): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(written).join()}]`;
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return (
    nodeCode(value as Tree, entries.length) ??
    `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${written(inner)}`).join()}}`
  );
}

/** A number without a unit, or a name by itself. */
function nodeCode(tree: Tree, fields: number): string | undefined {
  if (tree.op === "number" && fields === 2) return `number(${tree.value})`;
  return tree.op === "name" && fields === 3 && tree.steps.length === 0
    ? `name(${JSON.stringify(tree.name)})`
    : undefined;
}
