import { claim, isClaimed, type Reading } from "../reading.ts";
import { pattern } from "../pattern.ts";
import type { Range } from "../sentence.ts";
import { withDenial } from "./openings.ts";

const PANELS = "(panel|insulated|cladding|mineral_wool|foam|wool|wall|roof)";
const OF_PANELS = pattern(`erection (neutral|other|wall|roof|and){0,2} (panel|cladding|insulated) panel?`);
const PANELS_BY_NOUN = pattern("(panel|cladding) (and|with) (neutral|other)? erection");
const OF_BOTH = pattern(
  "(whole|all) erection|erection (whole|all)|erection (frame) (and|with) (panel|cladding|insulated)+|erection (panel|cladding)+ (and|with) frame",
);
const OF_FRAME = pattern("erection (other|neutral)? frame");
const ERECTION = pattern("erection");
const BESIDE_PANELS = pattern(`${PANELS} (bracket|comma)? (with|and|under|in|onto)? erection`);

function claimErection(reading: Reading, range: Range, ...parameters: string[]): void {
  const isWanted = !reading.sentence.isNegated(range);
  const where = isWanted ? range : withDenial(reading.sentence, range);
  claim(reading, where, Object.fromEntries(parameters.map((one) => [one, isWanted])));
}

/** The erection of what is named: the frame, the panels or both. */
export function readNamedErection(reading: Reading): void {
  const { sentence } = reading;
  const values = (range: Range, ...parameters: string[]) => claimErection(reading, range, ...parameters);
  sentence.take(OF_BOTH, (range) => {
    values(range, "montazh", "panels_montazh");
    const hasPanels = sentence.tokens
      .slice(range.from, range.to)
      .some(({ concept }) => /^(panel|cladding|insulated)$/.test(concept));
    if (hasPanels && !sentence.isNegated(range)) claim(reading, range, { panels: true });
  });
  sentence.take(OF_PANELS, (range) => {
    values(range, "panels_montazh");
    if (!sentence.isNegated(range)) claim(reading, range, { panels: true });
  });
  sentence.take(OF_FRAME, (range) => values(range, "montazh"));
}

/** The erection of the frame and that of the panels are two things, and «монтаж» alone may be either. */
export function readErection(reading: Reading): void {
  const { sentence, doubts } = reading;
  const beside = new Set(sentence.matchesAnywhere(BESIDE_PANELS).map(({ to }) => to - 1));
  const besideNoun = new Set(sentence.matchesAnywhere(PANELS_BY_NOUN).map(({ to }) => to - 1));
  const plain: { range: Range; isBeside: boolean }[] = [];
  sentence.take(ERECTION, (range) => {
    if (sentence.isNegated(range)) return claimErection(reading, range, "montazh", "panels_montazh");
    plain.push({ range, isBeside: beside.has(range.from) || besideNoun.has(range.from) });
  });
  for (const { range, isBeside } of plain) {
    const hasPanels = reading.claims.some(({ parameter, value }) => parameter === "panels" && value === true);
    if (!hasPanels) claim(reading, range, { montazh: true });
    else {
      const [sure, open] = isBeside ? ["panels_montazh", "montazh"] : ["montazh", "panels_montazh"];
      claim(reading, range, { [sure!]: true });
      if (!isClaimed(reading, open!)) {
        doubts.push({
          parameter: open!,
          kind: "erection_too",
          range,
          choices: [{ [open!]: true }, { [open!]: false }],
        });
      }
    }
  }
}

const TURNKEY = pattern("under key");
const ALL_BUT = pattern("all (comma|neutral)? except");

/** «Под ключ» is erection, panels and their erection; what it does not hold is said. */
export function readTurnkey(reading: Reading): void {
  const { sentence, doubts } = reading;
  sentence.take(TURNKEY, (range) => {
    if (/^(not|without)$/.test(sentence.concept(range.from - 1) ?? "")) {
      const whole = { from: range.from - 1, to: range.to };
      doubts.push({ parameter: "montazh", kind: "not_turnkey", range: whole, choices: TURNKEY_OR_NOT });
      sentence.done(whole);
      return true;
    }
    reading.notes.push({ range, note: "turnkey" });
    for (const parameter of ["montazh", "panels", "panels_montazh"]) {
      if (!isExceptedOf(reading, parameter)) claim(reading, range, { [parameter]: true });
    }
    return true;
  });
  sentence.take(ALL_BUT, (range) => {
    if (!reading.claims.some(({ parameter }) => parameter === "panels")) {
      doubts.push({ parameter: "panels", kind: "all", range, choices: [{ panels: true }, { panels: false }] });
    }
    // The exception itself is read by what it excepts.
    sentence.done({ from: range.from, to: range.to - 1 });
    return false;
  });
}

const TURNKEY_OR_NOT = [
  { montazh: true, panels: true, panels_montazh: true },
  { montazh: false, panels_montazh: false },
];

/** «под ключ, кроме монтажа» is no contradiction. */
function isExceptedOf({ sentence }: Reading, parameter: string): boolean {
  const concepts = parameter === "panels" ? ["panel", "cladding", "insulated"] : ["erection"];
  return sentence.tokens.some(
    ({ concept }, at) => concepts.includes(concept) && sentence.isExcepted({ from: at, to: at + 1 }),
  );
}
