import { diffArrays } from "diff";
import type { Shown } from "./shown.ts";

export interface Difference {
  /** Where it is, `body.result.materials[].price`: places of a list have no numbers. */
  path: string;
  kind: "changed" | "came" | "gone" | "in another order";
  before?: unknown;
  after?: unknown;
}

/** What differs between two answers to one request. Under another status everything is another: that is all then. */
export function differences(before: Shown, after: Shown): Difference[] {
  if (before.status !== after.status) {
    const path = `status ${before.status} → ${after.status}`;
    const told = ({ status, body }: Shown) => ({ status, ...errorOf(body) });
    return [{ path, kind: "changed", before: told(before), after: told(after) }];
  }
  const [{ text, ...one }, { text: other, ...two }] = [before, after];
  const found = within("", one, two);
  return found.length > 0 || text === other
    ? found
    : [{ path: "the text of the JSON", kind: "changed", before: text, after: other }];
}

const errorOf = (body: unknown): object | undefined =>
  (body as { error?: { code: string; details: string[] } } | null)?.error;

export function within(path: string, before: unknown, after: unknown): Difference[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) return ofLists(`${path}[]`, before, after);
  if (isObject(before) && isObject(after)) return ofObjects(path, before, after);
  return [{ path, kind: "changed", before, after }];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function ofObjects(path: string, before: Record<string, unknown>, after: Record<string, unknown>): Difference[] {
  const found = [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name): Difference[] => {
    const at = path === "" ? name : `${path}.${name}`;
    if (!Object.hasOwn(after, name)) return [{ path: at, kind: "gone", before: before[name] }];
    if (!Object.hasOwn(before, name)) return [{ path: at, kind: "came", after: after[name] }];
    return within(at, before[name], after[name]);
  });
  // With the same names and values it is their order that clients see.
  const names = [before, after].map((one) => Object.keys(one).join(", "));
  return found.length > 0 ? found : [{ path, kind: "in another order", before: names[0], after: names[1] }];
}

/** Items that are equal stay together; of the others between them each is compared with the one in its place. */
function ofLists(path: string, before: readonly unknown[], after: readonly unknown[]): Difference[] {
  const found: Difference[] = [];
  let gone: unknown[] = [];
  let came: unknown[] = [];
  const settle = (): void => {
    for (let at = 0; at < Math.max(gone.length, came.length); at++) {
      if (at >= came.length) found.push({ path, kind: "gone", before: gone[at] });
      else if (at >= gone.length) found.push({ path, kind: "came", after: came[at] });
      else found.push(...within(path, gone[at], came[at]));
    }
    [gone, came] = [[], []];
  };
  const written = (items: readonly unknown[]): string[] => items.map((item) => JSON.stringify(item));
  for (const { added, removed, value } of diffArrays(written(before), written(after))) {
    const items = value.map((item) => JSON.parse(item) as unknown);
    if (removed) gone.push(...items);
    else if (added) came.push(...items);
    else settle();
  }
  settle();
  return found;
}
