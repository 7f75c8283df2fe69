import { describe, expect, test } from "vitest";
import { priceList } from "../../../tests/support/example-engine.ts";
import { sizesOf } from "../../understanding/readings/size.ts";
import { russian, tables as russianTables } from "../../understanding/texts/russian.ts";
import { english as answers } from "../../messages/en/answers.ts";
import { english, tables } from "./understanding.ts";

type Table = Readonly<Record<string, unknown>>;
const pairs = Object.entries(russianTables).map(([name, table]): [string, Table, Table] => [
  name,
  table,
  tables[name as keyof typeof tables],
]);

describe("the English sentences of a wish", () => {
  test.each(pairs)("%s has what the Russian one has", (_, own, twin) => {
    expect(Object.keys(twin)).toEqual(Object.keys(own));
  });

  test("say the same sizes", () => {
    const list = answers.list!.priceList(priceList);
    for (const [name, roof] of [
      ["width", undefined],
      ["width", "s-kolonnoy-po-centru"],
      ["height", "dvuhskat"],
    ] as const) {
      const refused = {
        reason: name,
        asked: 23.7,
        roof,
        sizesOf: (of: "width" | "height", id: string) => sizesOf(of, [priceList.roofs[id]!]),
      };
      const told = english.reason({ ...refused, priceList: list });
      expect(told).not.toMatch(/[а-яё]/i);
      const numbers = (text: string) => text.replaceAll(/(\d),(?=\d)/g, "$1.").match(/\d+(\.\d+)?/g);
      expect(numbers(told)).toEqual(numbers(russian.reason({ ...refused, priceList })));
    }
  });
});
