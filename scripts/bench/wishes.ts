import { readdirSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import type { PriceList } from "../../src/price-list/schema.ts";
import { LONGEST_TEXT, russian, understand } from "../../src/understanding/index.ts";
import { root } from "../root.ts";
import type { Target } from "./target.ts";
import { byTurns, median, medianRatio } from "./turns.ts";

const SAMPLES = 40;

/** A wish in words of the greatest length → what it means; and that against one half as long. */
export function wishes(priceList: PriceList): Target[] {
  const whole = texts(LONGEST_TEXT);
  const half = texts(LONGEST_TEXT / 2);
  const read = (text: string) => understand(text, { priceList, baseUrl: "", texts: russian });
  const times = byTurns(
    {
      whole: { operation: (at) => read(whole[at]!), perTurn: 1 },
      half: { operation: (at) => read(half[at]!), perTurn: 2 },
    },
    SAMPLES,
    800,
  );
  return [
    { id: "wishLongest", measured: median(times.whole) / 1000, decimals: 1 },
    // Linear is twice; what is made once for a text may make it less.
    { id: "wishTimesHalf", measured: medianRatio(times.whole, times.half), decimals: 2, bound: { atMost: 2.5 } },
  ];
}

/** The phrases that the parser is tested by, one after the other, from another one in each text. */
function texts(length: number): string[] {
  const folder = `${root}tests/unit/understanding/phrases/`;
  const said = readdirSync(folder).flatMap((file) => parse(readFileSync(folder + file, "utf8")) as { say: string }[]);
  const all = said.map(({ say }) => say).join(". ");
  const step = Math.floor((all.length - length) / SAMPLES);
  return Array.from({ length: SAMPLES }, (_, nth) => all.slice(nth * step, nth * step + length));
}
