import { claim, type Reading } from "../reading.ts";
import { pattern } from "../pattern.ts";
import type { Range } from "../sentence.ts";
import { withDenial } from "./openings.ts";

const PARTLY = [
  pattern("not cladding (only)? (wall|roof)"),
  pattern("(wall|roof) (neutral|other)? not (need|neutral)? cladding"),
  pattern("only (wall|roof) (in|with|neutral)? (cladding|panel|insulated)+"),
  pattern("(cladding|insulated|panel)+ only (wall|roof)"),
  pattern("(without|not) (cladding|insulated|panel)+ (by|onto|in)? (wall|roof)"),
];
const SHEET = pattern(
  "(cladding|wall|roof|in|from|with|under|by)? (cladding|wall|roof|other)? sheet (by|onto|in)? (wall|roof)?",
);
const GIRTS = pattern("wall purlin");
const HIGH_WALL = pattern("(cladding|panel|with|by|onto)* high (wall|side) neutral? cladding?");
const THICKNESS = pattern(
  "(panel|wall|roof|insulated|foam|mineral_wool|wool)+ (other|by|dash|equals|in)? number (millimetre|centimetre)?",
);
const DECOR = pattern("decor (other|neutral)? (panel)? ((by|onto)? (roof|wall) ((and|comma) (roof|wall))?)?");
const DECOR_AFTER = pattern("(roof|wall) ((and|comma) (roof|wall))? (with|in) decor");

/** Thicknesses of panels, millimetres: contract, "panels". */
const THICKNESSES = [100, 120];

export function readCladding(reading: Reading): void {
  const { sentence, notOffered, doubts } = reading;
  for (const rule of PARTLY) sentence.take(rule, (range) => void notOffered.push({ range, reason: "panels_partly" }));
  sentence.take(HIGH_WALL, (range) => {
    if (!hasAny(range, ["cladding", "panel"])) return false;
    const isWanted = !sentence.isNegated(range);
    return claim(reading, isWanted ? range : withDenial(sentence, range), { panels_high_wall: isWanted });
  });
  sentence.take(SHEET, (range) => {
    const isWanted = !isDenied(range);
    const where = isWanted ? range : withDenial(sentence, range);
    claim(reading, where, { wall_progony: isWanted });
    if (isWanted) notOffered.push({ range: where, reason: "sheet" });
  });
  sentence.take(GIRTS, (range) => {
    const isWanted = !isDenied(range);
    return claim(reading, isWanted ? range : withDenial(sentence, range), { wall_progony: isWanted });
  });
  sentence.take(THICKNESS, (match) => {
    const at = match.to - (/metre$/.test(sentence.concept(match.to - 1) ?? "") ? 2 : 1);
    const unit = sentence.concept(at + 1);
    const value = sentence.tokens[at]!.value!;
    const millimetres = unit === "centimetre" ? value * 10 : value;
    if (
      millimetres < 30 ||
      millimetres > 300 ||
      (unit !== "millimetre" && unit !== "centimetre" && !hasAny(match, ["panel"]))
    )
      return false;
    if (/^(times|onto)$/.test(unit ?? "")) return false;
    if (!THICKNESSES.includes(millimetres))
      notOffered.push({ range: { from: at, to: match.to }, reason: "panel_thickness" });
    sentence.done({ from: at, to: match.to });
    return false;
  });
  const readDecor = (range: Range) => {
    const isWanted = !isDenied(range);
    const sides = (["roof", "wall"] as const).filter((side) => hasAny(range, [side]));
    const parameters = (sides.length > 0 ? sides : (["roof", "wall"] as const)).map((side) => `dekor_${side}`);
    const where = isWanted ? range : withDenial(sentence, range);
    if (sides.length === 0 && isWanted) {
      const choices = [
        { dekor_roof: true, dekor_wall: true },
        { dekor_roof: true, dekor_wall: false },
        { dekor_roof: false, dekor_wall: true },
      ];
      doubts.push({ parameter: "dekor_roof", kind: "decor", range, choices });
    } else claim(reading, where, Object.fromEntries(parameters.map((one) => [one, isWanted])));
  };
  sentence.take(DECOR, readDecor);
  sentence.take(DECOR_AFTER, readDecor);

  function hasAny({ from, to }: Range, concepts: readonly string[]): boolean {
    return sentence.tokens.slice(from, to).some(({ concept }) => concepts.includes(concept));
  }

  function isDenied(range: Range): boolean {
    const things = /^(sheet|purlin|decor)$/;
    const at = [...Array(range.to - range.from).keys()].map((nth) => range.from + nth);
    return at.some((one) => things.test(sentence.concept(one)!) && sentence.isNegated({ from: one, to: one + 1 }));
  }
}

const FILLERS = [
  ["minvata", pattern("(mineral_wool|wool)+")],
  ["penoplast", pattern("foam+")],
] as const;
const PANELS = pattern("(insulated|cladding|wall|roof)? (in|from|with)? panel+ (by|neutral)? (insulated)?");
const INSULATED = pattern("insulated+");
const COLD = pattern("cold|only (other)? frame|frame (without|not) (cladding|panel)");
const CLADDING = pattern("cladding");
const OTHER_FILLER = pattern("other_filler+");

/** Panels and what is in them; «обшивка» alone may be panels or profiled sheet. */
export function readPanels(reading: Reading): void {
  const { sentence, notOffered, doubts } = reading;
  sentence.take(OTHER_FILLER, (range) => void notOffered.push({ range, reason: "filler" }));
  sentence.take(COLD, (range) => {
    if (sentence.concept(range.from - 1) === "not")
      return claim(reading, { from: range.from - 1, to: range.to }, { panels: true });
    return claim(reading, range, { panels: false });
  });
  for (const [filler, rule] of FILLERS) {
    sentence.take(rule, (range) => {
      if (sentence.isNegated(range)) {
        withDenial(sentence, range);
        return (
          doubts.push({
            parameter: "filler",
            kind: "filler",
            range,
            choices: [{ filler: "minvata" }, { filler: "penoplast" }],
          }) > 0
        );
      }
      return claim(reading, range, { filler, panels: true });
    });
  }
  for (const rule of [PANELS, INSULATED]) {
    sentence.take(rule, (range) => {
      const thing =
        rule === PANELS
          ? range.from +
            [...Array(range.to - range.from).keys()].findIndex((nth) => sentence.concept(range.from + nth) === "panel")
          : range.from;
      const isWanted = !sentence.isNegated({ from: thing, to: thing + 1 });
      return claim(reading, isWanted ? range : withDenial(sentence, range), { panels: isWanted });
    });
  }
  sentence.take(CLADDING, (range) => {
    if (sentence.isNegated(range)) return claim(reading, withDenial(sentence, range), { panels: false });
    const isToldElsewhere = reading.claims.some(
      ({ parameter, value }) => value === true && (parameter === "panels" || parameter === "wall_progony"),
    );
    if (isToldElsewhere) return;
    doubts.push({
      parameter: "panels",
      kind: "cladding",
      range,
      choices: [{ panels: true }, { panels: false, wall_progony: true }, { panels: false }],
    });
  });
}
