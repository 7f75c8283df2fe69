import { readdirSync } from "node:fs";
import { describe, expect, expectTypeOf, test } from "vitest";
import type * as embedWords from "../../../embed/embed-words.ts";
import type * as appWords from "../../../mcp/app/app-words.ts";
import type * as fieldWords from "../../../calculator/form/fields/field-words.ts";
import type * as toldWords from "../../../calculator/form/told-words.ts";
import type * as provenanceWords from "../../../calculator/result/provenance-words.ts";
import type * as sizeWords from "../../../calculator/form/sizes/size-words.ts";
import type * as pageWords from "../../../embed/page/page-words.ts";
import type * as formWords from "../../../calculator/form/form-words.ts";
import type * as resultWords from "../../../calculator/result/result-words.ts";
import type * as englishEmbedWords from "./embed/embed-words.ts";
import type * as englishAppWords from "./mcp/app/app-words.ts";
import type * as englishFieldWords from "./calculator/form/fields/field-words.ts";
import type * as englishToldWords from "./calculator/form/told-words.ts";
import type * as englishProvenanceWords from "./calculator/result/provenance-words.ts";
import type * as englishSizeWords from "./calculator/form/sizes/size-words.ts";
import type * as englishPageWords from "./embed/page/page-words.ts";
import type * as englishFormWords from "./calculator/form/form-words.ts";
import type * as englishResultWords from "./calculator/result/result-words.ts";

/** Words may be any others, what they are made of may not. */
type Shape<Words> = { [Name in keyof Words]: Words[Name] extends string ? string : Words[Name] };

const twins = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" })
  .map((name) => name.replaceAll("\\", "/"))
  .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts") && name !== "hangar-engine.ts");

const load = (path: string): Promise<object> => import(/* @vite-ignore */ new URL(path, import.meta.url).href);

describe("a module that stands in an English bundle", () => {
  test.each(twins)("%s gives all that the Russian one gives", async (name) => {
    const [russian, english] = await Promise.all([load(`../../../${name}`), load(`./${name}`)]);
    expect(Object.keys(english)).toEqual(expect.arrayContaining(Object.keys(russian)));
  });

  test("takes and gives the same", () => {
    expectTypeOf<Shape<typeof englishFormWords>>().toEqualTypeOf<Shape<typeof formWords>>();
    expectTypeOf<Shape<typeof englishFieldWords>>().toEqualTypeOf<Shape<typeof fieldWords>>();
    expectTypeOf<Shape<typeof englishToldWords>>().toEqualTypeOf<Shape<typeof toldWords>>();
    expectTypeOf<Shape<typeof englishProvenanceWords>>().toEqualTypeOf<Shape<typeof provenanceWords>>();
    expectTypeOf<Shape<typeof englishSizeWords>>().toEqualTypeOf<Shape<typeof sizeWords>>();
    expectTypeOf<Shape<typeof englishPageWords>>().toEqualTypeOf<Shape<typeof pageWords>>();
    expectTypeOf<Shape<typeof englishResultWords>>().toEqualTypeOf<Shape<typeof resultWords>>();
    expectTypeOf<Shape<typeof englishEmbedWords>>().toEqualTypeOf<Shape<typeof embedWords>>();
    expectTypeOf<Shape<typeof englishAppWords>>().toEqualTypeOf<Shape<typeof appWords>>();
  });
});
