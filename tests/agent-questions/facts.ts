import { expect } from "vitest";
import { filled, valueAt, valueOf, type Fact } from "./questions.ts";

/** `data` is the answer with what the rules refer to beside it. */
export function expectFacts(facts: readonly Fact[], data: object): void {
  expect(facts.length).toBeGreaterThan(0);
  for (const { at, is, says } of facts) {
    const fact = valueAt(data, at);
    if (is === undefined) expect(fact, at).not.toBeNull();
    else expect(fact, at).toEqual(valueOf(is, data));
    const inWords = typeof fact === "string" ? fact : JSON.stringify(fact);
    if (says !== undefined) expect(inWords, at).toMatch(new RegExp(filled(says, data)));
  }
}

/** Texts that a reference must fit, with what stands for `{…}` taken literally. */
export function expectSaid(reference: string, says: readonly string[], texts: object): void {
  const literally = (value: string) => value.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  for (const text of says) expect(reference).toMatch(new RegExp(filled(text, texts, literally)));
}

/** What of an answer the facts and the rules stand in: `result.frames` of `result.frames.0`, `items` of `items.0.area_m2`. */
export function fieldsOf(facts: readonly Fact[]): string[] {
  const there = facts.filter(({ is }) => is !== null);
  const places = there.flatMap(({ at, is, says = "" }) => [
    at,
    ...[...JSON.stringify(is ?? null).matchAll(/"var":"([^"]+)"/g)].map(([, place]) => place!),
    ...[...says.matchAll(/\{([a-z_.]+)\}/g)].map(([, place]) => place!),
  ]);
  const parts = places.map((place) => place.split(".")).filter(([top]) => top !== "before" && top !== "prices");
  return [...new Set(parts.map(([top, below]) => (top === "result" ? `${top}.${below}` : top!)))];
}
