import { DENIED_FORMS } from "../words/lexicon.ts";
import { measuresIn } from "./measures.ts";
import type { Range, Reading, Values } from "../reading.ts";
import type { Chunk } from "./take.ts";

const BOTH = { panels: true, panels_montazh: true };

/** Works, cladding and what stands under it, in this order: what names more stands first. */
export const OPTIONS: readonly Chunk[] = [
  ["(under neutral?)? key", turnkey],
  [
    "(erection (dash|equals|in|and? frame (and|times|with|comma and)|all|bracket){0,4} (neutral|wall|roof)? (PANELS|cladding) ((and|times|comma) frame)? bracket?)",
    both,
  ],
  [
    "erection frame (too|need|us|IS){0,3} (comma|and) PANELS{1,2}",
    (reading, range) => isForm(reading, range) && both(reading, range),
  ],
  ["erection frame|frame erection (and PANELS)?", flag("montazh")],
  ["(PANELS|cladding){1,3} (mineral_wool|foam)? with (need|own|neutral)? erection", withErection],
  ["(cladding|PANELS)? tall wall (need|IS|not){0,3} (cladding|PANELS)?", highWall],
  ["(cladding (self|us|in|with|IS){0,3})? (under|in|with)? ((roof|wall) (IS|from){0,2})? sheet (onto? wall)?", sheet],
  [
    "(cladding|PANELS){0,4} (decor|under decor){1,3} (roof|wall|under|with|in|and|comma and|neutral|purpose|onto|per){0,6} (roof|wall)|(roof|wall) (with|in|IS){0,4} decor|decor",
    decor,
  ],
  [
    "(PANELS|mineral_wool|foam) (only)? (onto|in|per)? (neutral)? (roof|wall)(?! (and|comma) (roof|wall|onto))|(roof|wall) (IS|in|from){0,4} (PANELS|mineral_wool|foam){1,3}|only? (roof|wall) PANELS|PANELS only (roof|wall)",
    partly,
  ],
  [
    "(PANELS|cladding) (from|in|with|IS|under){0,4} PANELS{0,2} (with|from|in|IS|comma|bracket){0,4} (mineral_wool|foam|mineral wool|wool)",
    filler,
  ],
  ["(in|with|onto)? (mineral_wool|foam|mineral wool) (PANELS|cladding){0,4}", filler],
  ["(PANELS|mineral_wool|foam){1,3} (roof|wall|in|IS|from){0,2} number unit?(?! BY)", thickness],
  [
    "cladding? (in|IS|with|from){0,4} PANELS{1,3} (cladding|(and|onto|in){0,2} (roof (and|comma){1,2} onto? wall|wall (and|comma){1,2} onto? roof))?",
    flag("panels"),
  ],
  ["cladding", cladding],
  ["cold", flag("panels", false)],
  ["heated", asked("panels")],
  ["only frame", flag("panels", false)],
  ["erection (and|comma){0,4} all|all (in|with){0,4} erection", ofAll],
  ["erection", erection],
  ["pile (driving|other_pile|foundation)|(driving|other_pile|foundation) pile", driven],
  ["(in|onto|with)? screw? pile screw?", flag("piles")],
  ["anchor (block|bolted)?|block anchor", flag("anchors")],
  ["(roof|frame)? purlin (roof|IS|in|onto|all|from){0,4} (welded|bolted)|(welded|bolted) (roof)? purlin", welded],
  ["welded", welded],
  ["wall purlin|purlin (in|per|onto|under|IS|need){0,4} (wall|sheet)", flag("wall_progony")],
  ["truss (IS|in|need|onto|all){0,4} (demountable|solid)|(demountable|solid) truss", truss],
];

function flag(parameter: string, value = true) {
  return (reading: Reading, range: Range): void => claimFlag(reading, range, parameter, value);
}

const claimFlag = (reading: Reading, range: Range, parameter: string, value = true): void =>
  reading.claimOrDeny(range, { [parameter]: value }, { [parameter]: !value });

function asked(parameter: string) {
  return (reading: Reading, range: Range): void => {
    if (!reading.denialOf(range)?.isSure) reading.doubtBetween("wanted", parameter, range, [true, false]);
  };
}

function turnkey(reading: Reading, range: Range): void {
  const all = { montazh: true, panels: true, panels_montazh: true };
  const denial = reading.denialOf(range);
  if (denial) return reading.doubt("wanted", "montazh", range, [all, { montazh: false }]);
  reading.note(range, "turnkey");
  reading.claim(range, all);
}

/** «монтаж каркаса и панелей» is both, «монтаж панелей» one. */
function both(reading: Reading, range: Range): unknown {
  const isFrame = reading.has(range, "frame", "all");
  const denied = reading
    .within(range, "erection", "panel", "insulated", "cladding")
    .map((at) => reading.denied.has(at));
  // «без монтажа, панели …»
  if (denied.includes(true) && denied.includes(false)) return false;
  // «монтаж, панели» or «монтаж панелей»?
  if (!isFrame && !isForm(reading, range) && !denied.includes(true)) {
    reading.claim(range, { panels: true });
    return reading.doubt("erection_too", "montazh", range, [
      { montazh: true, panels_montazh: false },
      { montazh: true, panels_montazh: true },
      { montazh: false, panels_montazh: true },
    ]);
  }
  return reading.claimOrDeny(
    range,
    isFrame ? { montazh: true, ...BOTH } : BOTH,
    isFrame ? { montazh: false, panels_montazh: false } : { panels_montazh: false },
  );
}

const isForm = (reading: Reading, range: Range): boolean =>
  reading.within(range, "panel", "insulated", "cladding").some((at) => DENIED_FORMS.has(reading.tokens[at]!.word));

/** «сэндвич с монтажом»: of the frame, too? */
function withErection(reading: Reading, range: Range): void {
  reading.claimOrDeny(range, BOTH, { panels_montazh: false });
  if (!reading.denialOf(range) && !reading.isClaimed("montazh"))
    reading.doubtBetween("erection_too", "montazh", range, [true, false]);
}

/** «монтаж всего»: of the panels, too, where there are any. */
function ofAll(reading: Reading, range: Range): void {
  const hasPanels = reading.has({ from: 0, to: reading.tokens.length }, "panel", "insulated", "mineral_wool", "foam");
  reading.claimOrDeny(range, { montazh: true, ...(hasPanels && { panels_montazh: true }) }, { montazh: false });
}

function erection(reading: Reading, range: Range): void {
  // «каркас без монтажа, панели с монтажом»
  const isOfFrame = reading.claims.some((one) => one.parameter === "panels_montazh" && !reading.has(one.range, "key"));
  reading.claimOrDeny(range, { montazh: true }, { montazh: false, ...(!isOfFrame && { panels_montazh: false }) });
}

function highWall(reading: Reading, range: Range): void {
  const isAttached = reading.priceList.roofs[String(reading.valueOf("roof"))]?.attached;
  if (isAttached) claimFlag(reading, range, "panels_high_wall");
  else reading.doubtBetween("wanted", "panels_high_wall", range, [true, false]);
}

/** «под профлист» takes purlins, the sheets are the buyer's own. */
function sheet(reading: Reading, range: Range): unknown {
  const denial = reading.denialOf(range);
  // «обошью сам»: that is what purlins are for.
  if (denial && !reading.has(denial.words, "self", "own", "us")) return claimFlag(reading, range, "wall_progony");
  if (denial) reading.done(denial.words);
  reading.refuse(range, "sheet");
  return reading.has(range, "roof") || reading.claim(range, { wall_progony: true });
}

function decor(reading: Reading, range: Range): void {
  const places = { dekor_roof: reading.has(range, "roof"), dekor_wall: reading.has(range, "wall") };
  const named = Object.entries(places).flatMap(([name, isNamed]) => (isNamed ? [name] : []));
  const all = (value: boolean) => Object.fromEntries(named.map((name) => [name, value]));
  if (named.length > 0) return reading.claimOrDeny(range, all(true), all(false));
  if (reading.denialOf(range))
    return reading.claimOrDeny(range, { dekor_roof: true, dekor_wall: true }, { dekor_roof: false, dekor_wall: false });
  reading.doubt("decor", "dekor_wall", range, [
    { dekor_roof: true, dekor_wall: true },
    { dekor_roof: true },
    { dekor_wall: true },
  ]);
}

/** «стены сэндвич»: roof and walls are clad together. */
function partly(reading: Reading, range: Range): void {
  if (reading.denialOf(range)?.isSure && !reading.has(range, "only")) return claimFlag(reading, range, "panels");
  // «с двускатной крышей, утеплённый»
  if (reading.is(range.from - 1, "double_pitch", "single_pitch") && reading.is(range.from, "roof"))
    return reading.claim(range, withFiller(reading, range));
  const part = reading.sentenceAt(range.from);
  const areBoth =
    reading.has(part, "roof") &&
    reading.has(part, "wall") &&
    !reading.has(part, "sheet") &&
    !reading.has(range, "only");
  if (areBoth) return reading.claim(range, withFiller(reading, range));
  reading.refuse(range, "panels_partly");
  reading.doubtBetween("wanted", "panels", range, [true, false]);
}

function withFiller(reading: Reading, range: Range): Values {
  const [isFoam, isWool] = [reading.has(range, "foam"), reading.has(range, "mineral_wool", "wool")];
  return { panels: true, ...(isFoam !== isWool && { filler: isFoam ? "penoplast" : "minvata" }) };
}

function filler(reading: Reading, range: Range): unknown {
  if (reading.has(range, "wool") && !reading.has(range, "mineral", "panel", "insulated", "cladding")) return false;
  const denial = reading.denialOf(range);
  const isOfFiller = denial && !reading.has(denial.range, "panel", "insulated", "cladding");
  if (isOfFiller) return reading.doubtBetween("wanted", "filler", range, ["minvata", "penoplast"]);
  return reading.claimOrDeny(range, withFiller(reading, range), { panels: false });
}

function thickness(reading: Reading, range: Range): unknown {
  const [measure] = measuresIn(reading, range);
  const millimetres = measure && Math.round(measure.metres * (measure.hasUnit || measure.metres < 1 ? 1000 : 1));
  if (!millimetres || millimetres < 30 || millimetres > 400) return false;
  reading.refuse(range, "panel_thickness");
  reading.claim(range, withFiller(reading, range));
}

function cladding(reading: Reading, range: Range): void {
  if (reading.denialOf(range)) return claimFlag(reading, range, "panels");
  if (!reading.isClaimed("panels") && !reading.isClaimed("wall_progony"))
    reading.doubt("cladding", "panels", range, [
      { panels: true },
      { panels: false, wall_progony: true },
      { panels: false },
    ]);
}

function driven(reading: Reading, range: Range): void {
  reading.refuse(range, reading.has(range, "driving") ? "driving" : "other_pile");
  reading.doubtBetween("wanted", "piles", range, [true, false]);
}

function welded(reading: Reading, range: Range): unknown {
  const isWelded = reading.has(range, "welded");
  if (!reading.has(range, "purlin")) {
    // «на сварке», but of what?
    return isWelded && reading.tokens[range.from]!.word.length > 2
      ? reading.doubtBetween("wanted", "welded", range, [true, false])
      : false;
  }
  return claimFlag(reading, range, "welded", isWelded);
}

function truss(reading: Reading, range: Range): void {
  const isSolid = reading.has(range, "solid");
  reading.claimOrDeny(
    range,
    { truss: isSolid ? "solid" : "demountable" },
    { truss: isSolid ? "demountable" : "solid" },
  );
}

/** Panels and a bare «с монтажом»: of what, costs twice. */
export function askOfErection(reading: Reading): void {
  const [panels, panels_montazh] = [reading.valueOf("panels"), reading.valueOf("panels_montazh")];
  const erected = reading.claims.find(({ parameter, value }) => parameter === "montazh" && value === true);
  const isOfFrame = erected && reading.has(erected.range, "frame");
  if (panels === true && erected && panels_montazh === undefined && !isOfFrame)
    reading.doubtBetween("erection_too", "panels_montazh", erected.range, [true, false]);
}
