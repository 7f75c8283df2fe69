import { expect, test } from "vitest";
import { whyStopped } from "../../../scripts/publish/reason.ts";

test.each([
  ["16:43:59 [build] Starting\n16:44:01 [ERROR] Error: нет страницы.\n    at build (x.ts:1:1)\n", "нет страницы"],
  ["[ERROR] TypeError: x is not a function\n", "x is not a function"],
  ["Error: цены не те\nмного слов\n", "цены не те"],
  ["одно\nпоследнее слово\n", "последнее слово"],
])("a build that wrote %j stopped for its words", (output, why) => expect(whyStopped(output)).toBe(why));
