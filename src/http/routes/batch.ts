import { badItems, BATCH_BODY, batchItem, MAX_BATCH_BYTES, unknownInBatch } from "../errors.ts";
import { objectMembers, objectPairs, readJsonText, whatCame } from "../json/json-body.ts";
import { fieldsIn, isOfFields } from "../../services/asked/fields.ts";
import { isLang } from "../../services/asked/wrong-lang.ts";
import { MOST_BATCH_ITEMS, type BatchCall } from "../../services/batch.ts";
import type { Pairs } from "../../services/calls.ts";
import { jsonParts } from "../../text/json-parts.ts";
import type { HttpRequest } from "../reply.ts";

/** The body of a batch and what its address says. Throws for what cannot be read. */
export async function readBatch(request: HttpRequest, query: Pairs): Promise<BatchCall> {
  const members = membersOf(await readJsonText(request, MAX_BATCH_BYTES, BATCH_BODY));
  const inBody = members
    .filter(({ name }) => isBeside([name]))
    .map(({ name, value }) => [name, JSON.parse(value)] as const);
  return {
    beside: eachOnce([...inBody, ...query.filter(isBeside)]),
    items({ isIgnoredName }) {
      const others = members.filter(({ name }) => name !== ITEMS).map(({ name }): Named => [name]);
      for (const [place, named] of [
        ["query", query],
        ["body", others],
      ] as const) {
        const unknown = named.filter((pair) => !isBeside(pair) && !isIgnoredName(pair[0])).map(([name]) => name);
        if (unknown.length > 0) throw unknownInBatch(place, [...new Set(unknown)]);
      }
      return itemsOf(members).map((text, at) => () => objectPairs(text, batchItem(at)));
    },
  };
}

const ITEMS = "items";

type Named = readonly [name: string, ...rest: unknown[]];

const isBeside = (pair: Named): boolean => isOfFields(pair) || isLang(pair);

/** Of `fields` each name once: what stands beside the items is read for every one of them. */
function eachOnce(beside: Pairs): Pairs {
  const others = beside.filter((pair) => !isOfFields(pair));
  const names = [...fieldsIn(beside)];
  return names.length > 0 ? [...others, ["fields", names]] : others;
}

/** Names of the body, each with the text of its value; what is null is as if it were not there. */
function membersOf(text: string): { name: string; value: string }[] {
  return objectMembers(text, BATCH_BODY)
    .map(({ name, value }) => ({ name: JSON.parse(name) as string, value }))
    .filter(({ value }) => value.trim() !== "null");
}

/** The configurations as they were written: what JSON.parse makes of one has lost the names given twice. */
function itemsOf(members: ReturnType<typeof membersOf>): string[] {
  const [first, second] = members.filter(({ name }) => name === ITEMS);
  if (!first) throw badItems("nothing", MOST_BATCH_ITEMS);
  if (second) throw badItems("twice", MOST_BATCH_ITEMS);
  const value: unknown = JSON.parse(first.value);
  if (!Array.isArray(value)) throw badItems(whatCame(value), MOST_BATCH_ITEMS, value);
  const items = jsonParts(first.value).parts.map((part) => part.value);
  const { length } = items;
  if (length < 1 || length > MOST_BATCH_ITEMS) throw badItems({ items: length }, MOST_BATCH_ITEMS);
  return items;
}
