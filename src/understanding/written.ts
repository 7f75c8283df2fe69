import type { Reading, Value } from "./reading.ts";

const WRITTEN = /(?<![\p{L}\d_])[a-z_]{4,16}\s?[=:]\s?[a-z\d]{1,20}(?![\p{L}\d])/giu;
const FLAG = "^(welded|wall_progony|anchors|piles|montazh|panels(_high_wall|_montazh)?|dekor_(roof|wall))";

/** Parameters by their names in the contract, with what their values become; other names are words like any other. */
const PARAMETERS: readonly (readonly [written: RegExp, value: (said: string) => Value])[] = [
  [new RegExp(`${FLAG}=(1|true|yes)$`), () => true],
  [new RegExp(`${FLAG}=(0|false|no)$`), () => false],
  [/^((gates|doors|windows|budget|area_m(in|ax))=\d{1,10}|gates_pos=[0-2])$/, Number],
  [/^(truss=(solid|demountable)|rails=(none|h500|h1610)|filler=(minvata|penoplast))$/, String],
];

/** `gates=2, filler: penoplast`: a name with its value is surer than its words. */
export function readWritten(reading: Reading): void {
  for (const { 0: part, index } of reading.text.matchAll(WRITTEN)) {
    const [name, said] = part.toLowerCase().split(/\s?[=:]\s?/) as [string, string];
    const value = PARAMETERS.find(([written]) => written.test(`${name}=${said}`))?.[1](said);
    const from = reading.tokens.findIndex(({ start }) => start >= index);
    const to = reading.tokens.findLastIndex(({ end }) => end <= index + part.length) + 1;
    if (value === undefined || from < 0 || to <= from) continue;
    reading.claim({ from, to }, { [name]: value });
    reading.done({ from, to });
  }
}
