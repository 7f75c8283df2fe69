import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { manufacturer } from "../../../../tests/support/example-engine.ts";
import { LIST, MANUFACTURER, ROWS } from "../../../price-list/prices-folder.ts";
import { assess } from "../../draft/assess.ts";
import { acted, newDraft } from "../../draft/draft.ts";
import { countedPositions } from "./counted-positions.ts";

const texts = Object.fromEntries(
  [LIST, MANUFACTURER, ROWS].map((name) => [
    name,
    readFileSync(new URL(`../../../../tests/support/example-prices/${name}`, import.meta.url), "utf8"),
  ]),
);
const rows = texts[ROWS]!;

test("positions are counted by the draft's figures and by the rows of its folder", () => {
  const other = rows.replace("    qty: columns\n", "    qty: columns × 2\n");
  expect(other).not.toBe(rows);
  const begun = newDraft({ ...texts, [ROWS]: other });
  const draft = acted(begun, { type: "type", key: "rules.fachwerk_spacing_m", raw: "3" });
  const told = ({ list }: typeof draft) => {
    const positions = countedPositions(assess({ ...begun, list }, "2026-11-20").list!, manufacturer);
    const { counts } = positions.countsOf({ ...positions.first, width: "12000", length: "30", gates: "1" });
    return {
      column: positions.rows.find(({ code }) => code === "COL-EDGE")!.formula,
      columns: counts.get("COL-EDGE")?.replaceAll("\u00a0", " "),
      posts: counts.get("COL-FACHWERK")?.replaceAll("\u00a0", " "),
    };
  };
  expect(told(begun)).toEqual({
    column: "колонны по краям × 2",
    columns: "14 колонн × 2 = 28 шт.",
    posts: "1 стойка торца + 1 стойка торца = 2 шт.",
  });
  expect(told(draft)).toEqual({ ...told(begun), posts: "3 стойки торца + 3 стойки торца = 6 шт." });
});

test("what the list does not sell is refused in words", () => {
  const { first, countsOf } = countedPositions(assess(newDraft(texts), "2026-11-20").list!, manufacturer);
  expect(countsOf(first).refusal).toBe("");
  const refused = countsOf({ ...first, length: "500" });
  expect([refused.counts.size, refused.refusal]).toEqual([0, expect.stringContaining("500")]);
});
