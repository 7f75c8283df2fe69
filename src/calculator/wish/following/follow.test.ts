import fc from "fast-check";
import { expect, test } from "vitest";
import { changedSince, follow, type Texts } from "./follow.ts";

const BEFORE = { roof: "dvuhskat", width: "12", length: "30", gates: "1" };

test("what a wish says is set, and what it no longer says goes back", () => {
  const wish = { before: BEFORE, set: {} };
  const first = follow(BEFORE, wish, { width: "15", gates: "2" });
  expect(first).toEqual({ ...BEFORE, width: "15", gates: "2" });
  expect(follow(first, { ...wish, set: { width: "15", gates: "2" } }, { width: "15" })).toEqual({
    ...BEFORE,
    width: "15",
  });
});

test("what was changed by hand stays until the wish says something else of it", () => {
  const set = { width: "15", gates: "2" };
  const changed = { ...BEFORE, width: "15", gates: "3", length: "45" };
  expect(follow(changed, { before: BEFORE, set }, set)).toEqual(changed);
  expect(follow(changed, { before: BEFORE, set }, { width: "15" })).toEqual(changed);
  expect(follow(changed, { before: BEFORE, set }, { width: "15", gates: "4" })).toEqual({ ...changed, gates: "4" });
});

test("what stands otherwise than before", () => {
  expect(changedSince(BEFORE, { ...BEFORE, width: "15", gates: "2" })).toEqual({ width: "15", gates: "2" });
});

const names = Object.keys(BEFORE);
const texts = fc.dictionary(fc.constantFrom(...names), fc.constantFrom("1", "2", "3"), { noNullPrototype: true });

test("however a wish is typed, a wish that says nothing leaves the form as it was", () => {
  fc.assert(
    fc.property(fc.array(texts), (says) => {
      let form: Texts = BEFORE;
      let set: Texts = {};
      for (const next of [...says, {}]) {
        form = follow(form, { before: BEFORE, set }, next);
        expect(form).toEqual({ ...BEFORE, ...next });
        set = next;
      }
    }),
  );
});
