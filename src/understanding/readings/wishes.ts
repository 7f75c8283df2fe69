import { panelThickness } from "../../text/panel-thickness.ts";
import { pattern } from "../pattern.ts";
import { rangeAt, rangeOver, type Range } from "../sentence.ts";
import { each, yesOrNo, type Reading, type Values } from "../reading.ts";

/** What words of cladding, base and works say; rules are tried in this order. */
interface Wish {
  rule: RegExp;
  wanted?: Values;
  /** What it says where it is denied; without it nothing is said then. */
  denied?: Values;
  /** Why it is not priced, by the name of a text. */
  reason?: string;
  /** What is to be asked: of which parameter, in which words, with which choices. */
  ask?: readonly [parameter: string, kind: string, choices: Values[]];
  /** What is to be asked where it is denied and something remains open: «сэндвич без минваты». */
  askDenied?: Wish["ask"];
  /** Asked only where none of these is wanted. */
  unless?: readonly string[];
}

const flag = (source: string, ...names: readonly string[]): Wish => ({
  rule: pattern(source),
  wanted: each(names, true),
  denied: each(names, false),
});
const told = (reason: string, source: string): Wish => ({ rule: pattern(source), reason });

/** Panels are for roof and walls together. */
const partly = (source: string): Wish => ({
  ...told("panels_partly", source),
  ask: ["panels", "flag", yesOrNo("panels")],
});

/** In front of «стен» and «кровли». */
const ON = "(ON|neutral)?";

const FILLERS = [{ filler: "minvata" }, { filler: "penoplast" }];
const CLADDING = [{ panels: true }, { panels: false, wall_progony: true }, { panels: false }];
const DECOR = [
  [true, true],
  [true, false],
  [false, true],
].map(([dekor_roof, dekor_wall]) => ({ dekor_roof: dekor_roof!, dekor_wall: dekor_wall! }));

const WISHES: readonly Wish[] = [
  told("fit_out", "(insulated|light_steel) ground"),
  flag(
    `DECOR (other|only)? and? panel? ${ON} (roof comma? and ${ON} wall|wall comma? and ${ON} roof) panel? (under decor)?|(roof and wall|wall and roof) (with|in|under) DECOR`,
    "dekor_roof",
    "dekor_wall",
  ),
  flag(
    `DECOR (other|neutral|only)? panel? ON? roof (under decor)?|roof (need? (with|in|under) DECOR|panel (in|with|under)? DECOR)`,
    "dekor_roof",
  ),
  flag(
    `DECOR (other|neutral|only)? panel? ON? wall (under decor)?|wall (need? (with|in|under) DECOR|panel (in|with|under)? DECOR|DECOR (?!ON? roof))`,
    "dekor_wall",
  ),
  flag("(wall|roof) panel (and|comma) (wall|roof) panel", "panels"),
  flag("panel (wall|roof) (yes|have)? (and|comma|stop) panel (wall|roof) (yes|have)?", "panels"),
  // «сэнд. стены МВ, кр. МВ»
  flag("panel wall (?=(mineral_wool|foam) (and|comma|stop)? roof (mineral_wool|foam))", "panels"),
  partly("not cladding only? (wall|roof)"),
  partly("(wall|roof) (neutral|other)? not (need|neutral)? cladding"),
  partly("(wall|roof) cladding not (neutral|need)"),
  {
    rule: pattern("high (wall|side) (other|neutral|cladding){0,2} (not (need|cladding)|unneeded)"),
    wanted: { panels_high_wall: false },
  },
  partly("(?<!high )(wall|roof) (neutral|other)? (not need|unneeded)"),
  partly(
    `(roof insulated|insulated roof|roof (in|from|with)? panel+) (comma|and|neutral){0,2} wall IS? (absent|not|cold|unneeded)`,
  ),
  partly(
    `(wall insulated|insulated wall|wall (in|from|with)? panel+) (comma|and|neutral){0,2} roof IS? (absent|not|cold|unneeded)`,
  ),
  partly("(wall|roof) without PANELS+"),
  partly("only (wall|roof) (in|with|neutral)? PANELS+|PANELS+ only ON? (wall|roof)"),
  // «панели тока на крышу»
  partly("PANELS+ other ON (wall|roof) (?!(and|comma)? ON? (wall|roof))"),
  partly("(wall|roof) (in|from|with)? panel+ done* (and|comma)? (roof|wall) (in|from|with)? sheet"),
  partly("(wall|roof) (in|from|with)? (foam|mineral_wool|wool)+ (and|comma)? (roof|wall) (in|from|with)? sheet"),
  partly("(wall|roof) (in|from|with)? sheet (and|comma)? (roof|wall) (in|from|with)? panel+"),
  partly(
    "(?<!(high|decor|(wall|roof) (and|comma)?) ON?)(wall|roof) (in|from|with)? panel+ (?!panel|done* (and|comma)? ON? (wall|roof))",
  ),
  partly(
    "(?<!(wall|roof) (and|comma)?)PANELS+ ON? (wall|roof) (?!(and|comma)? ON? (wall|roof)|number|done|purlin|frame)",
  ),
  partly("(?<!(wall|roof))insulated (wall|roof) (?!(and|comma)? ON? (wall|roof))"),
  partly("(?<!(wall|roof) (and|comma)? ON?)(wall|roof) insulated (?!(and|comma)? ON? (wall|roof)|not)"),
  partly("(mineral_wool|wool|foam)+ ON (wall|roof) (?!(and|comma)? ON? (wall|roof))"),
  { rule: pattern("without wall (?!purlin|PANELS|sheet|decor)|wall equals absent"), wanted: { panels: false } },
  told("sheet", "roof (in|from|with|by)? sheet|sheet ON? roof (?!(and|comma) ON? wall)"),
  partly("(without|not) PANELS+ ON? (wall|roof)"),
  { ...told("panels_alone", "only other? (cladding|PANELS{2,})"), ask: ["panels", "flag", yesOrNo("panels")] },
  flag("(cladding|panel) ON? high (wall|side)|high (wall|side) (neutral|other)? cladding", "panels_high_wall"),
  {
    ...flag("(cladding|wall|roof|ON)? (cladding|wall|roof|other)? sheet ON? (wall|roof)?", "wall_progony"),
    reason: "sheet",
  },
  flag("wall purlin|purlin ON? wall", "wall_progony"),
  // «прогоны (кров., стен.)»
  {
    rule: pattern("purlin (bracket|equals|dash|roof|and|comma|stop|ON){1,5} wall"),
    ask: ["wall_progony", "flag", yesOrNo("wall_progony")],
  },
  { ...flag("under? DECOR panel?", "dekor_roof", "dekor_wall"), ask: ["dekor_roof", "decor", DECOR] },
  {
    ...told(
      "other_pile",
      "(other_pile|light_steel) pile+|other_pile|pile+ (foundation|light_steel|other_pile)|foundation pile+",
    ),
    ask: ["piles", "flag", yesOrNo("piles")],
  },
  { ...told("driving", "pile+ (neutral|already)? driving"), ask: ["piles", "flag", yesOrNo("piles")] },
  // «под сваи»: perhaps they have them.
  { rule: pattern("under pile+"), ask: ["piles", "flag", yesOrNo("piles")] },
  told("driving", "(driving|erection) pile+|driving"),
  flag("ON? (other|whole)? pile+", "piles"),
  flag("ON? anchor+ (other|purlin|bolted|neutral)?", "anchors"),
  flag("ON? welded roof? purlin|roof? purlin (ON? roof)? ON? welded|(?<!truss neutral?)(onto|in|by) welded", "welded"),
  {
    ...flag("welded (frame|truss|neutral|other)?", "welded"),
    ask: ["welded", "flag", yesOrNo("welded")],
  },
  { rule: pattern("ON? bolted purlin?|purlin ON bolted"), wanted: { welded: false }, denied: { welded: true } },
  {
    rule: pattern(
      "truss IS? (demountable or solid|solid or demountable)|(demountable or solid|solid or demountable) truss",
    ),
    ask: ["truss", "flag", [{ truss: "solid" }, { truss: "demountable" }]],
  },
  {
    rule: pattern(
      "truss (IS|need){0,2} demountable|truss (neutral|other|from|in|number|noise|comma){1,4} demountable|demountable (bracket|demountable){0,3} truss",
    ),
    wanted: { truss: "demountable" },
    denied: { truss: "solid" },
  },
  { rule: pattern("truss not solid"), wanted: { truss: "demountable" } },
  { rule: pattern("truss IS? solid|solid truss"), wanted: { truss: "solid" }, denied: { truss: "demountable" } },
  {
    rule: pattern("(self|own) other{0,2} PANELS+|PANELS+ (yes|neutral|other|dash){0,2} (self|own)"),
    ask: ["panels", "flag", yesOrNo("panels")],
  },
  // «каркас под сэндвич»: perhaps without them.
  { rule: pattern("under PANELS+|heated"), ask: ["panels", "flag", yesOrNo("panels")] },
  { ...told("filler", "other_filler+"), ask: ["filler", "filler", FILLERS] },
  // «стены ПИР, крыша холодная»
  {
    rule: pattern("(?<!(wall|roof) (and|times|comma)?)(wall|roof) IS? cold"),
    ask: ["panels", "flag", yesOrNo("panels")],
  },
  {
    rule: pattern("not? cold|(?<!not|erection (equals|dash)?)only (other|neutral)? frame|frame only(?![^comma stop])"),
    wanted: { panels: false },
    denied: { panels: true },
  },
  {
    rule: pattern("(mineral_wool|wool)+"),
    wanted: { filler: "minvata", panels: true },
    askDenied: ["filler", "filler", FILLERS],
  },
  { rule: pattern("foam+"), wanted: { filler: "penoplast", panels: true }, askDenied: ["filler", "filler", FILLERS] },
  flag("(insulated|cladding|wall|roof)? (in|from|with)? panel+ (by|neutral)? insulated?|insulated+", "panels"),
  {
    rule: pattern("cladding"),
    denied: { panels: false },
    ask: ["panels", "cladding", CLADDING],
    unless: ["panels", "wall_progony"],
  },
  { rule: pattern("high (wall|side)"), ask: ["panels_high_wall", "flag", yesOrNo("panels_high_wall")] },
  told("fit_out", "supervised erection"),
  told("delivery", "delivery+ (to|less|ON)? other{0,2}"),
  told("discount", "discount+"),
  told("arched", "arched+"),
  told("tent", "tent+"),
  told("other_roof", "other_roof+ roof?"),
  told("light_steel", "light_steel+"),
  told("foundation", "foundation+"),
  // One in the gates is no door of its own.
  told("leaves", "(leaves|(?<=(with|done) )wicket|wicket (?=in done))+"),
  { ...told("leaves", "number? pieces? wicket (number pieces?)?"), ask: ["doors", "count", []], unless: ["doors"] },
  told("partition", "partition+"),
  told("fit_out", "(ground|heating|electricity|ventilation|gutter|paint|supervised)+"),
  told("project", "project+"),
  told("credit", "credit+"),
  told("vat", "(without|except) vat|vat (not need|unneeded|absent|except)"),
];

/** What leaves a wall or the roof without panels. */
const UNCLAD = [
  "sheet ON? (wall|roof)|(wall|roof) (IS|other|ON)? sheet",
  "(wall|roof) neutral{0,2} unclear|(wall|roof) more neutral not need (?!gate|door|window)|(except|not) ON? (wall|roof)|without other wall|without roof|(wall|roof) (dash|equals) (absent|not|without)|wall absent",
  "(PANELS|mineral_wool|foam)+ only? ON (number|both) (side|wall)|(?<!ON)(end|end_all) PANELS|PANELS+ only ON? (side|end_one|end_all|end)",
].map(pattern);

const THICKNESS = pattern(
  "(panel|wall|roof|insulated|foam|mineral_wool|wool)+ (other|dash|equals|ON)? SIZE (?!times|onto)",
);

export function readWishes(reading: Reading): void {
  const { sentence } = reading;
  const hasPiles = sentence.tokens.some(({ concept }) => concept === "pile");
  const arePanels = sentence.tokens.some((_, at) => sentence.is(at, "panel", "insulated") && !sentence.denied.has(at));
  readThickness();
  for (const { rule, wanted, denied, reason, ask, askDenied, unless = [] } of WISHES) {
    sentence.take(rule, (range) => {
      // «монтаж сваи» names two things, «монтаж свай» one.
      if (reason === "driving" && sentence.is(range.from, "erection") && sentence.tokens[range.to - 1]!.word === "сваи")
        return false;
      // «не холодный»
      if (sentence.isDenied(range) || sentence.is(range.from, "not")) {
        const whole = sentence.withDenial(range);
        if (askDenied && arePanels) return reading.doubt(askDenied[1], askDenied[0], whole, askDenied[2]);
        // «фундамента нет» is said of what the price takes for granted.
        const isLacking = reason === "foundation" && sentence.is(whole.to - 1, "absent") && !hasPiles;
        if (reason === "vat" || isLacking) return reading.refuse(whole, reason);
        if (reason !== "panels_partly") return denied && reading.claim(whole, denied);
      }
      if (reason) reading.refuse(range, reason);
      const isTold = unless.some((name) => reading.claims.some((one) => one.parameter === name && !!one.value));
      const [count] = sentence.numbers(range);
      const isCounted = ask?.[1] === "count" && count !== undefined;
      const choices = isCounted ? [count, 0].map((one) => ({ [ask[0]]: one })) : ask?.[2];
      if (ask && !isTold) reading.doubt(ask[1], ask[0], range, choices!);
      else if (wanted) reading.claim(range, wanted);
      return true;
    });
  }

  doubtSheetWithPanels();
  doubtPartOfPanels();
  doubtDrivenPiles();

  /** «панели на стены, кровля профлист», «сэндвич, но не на крышу»: of what else is said of a wall or a roof. */
  function doubtPartOfPanels(): void {
    const panels = reading.claims.filter(({ parameter, value }) => parameter === "panels" && value === true);
    const isUnclad = (range: Range) => !sentence.has({ from: range.from - 1, to: range.from }, "purlin", "decor");
    const [part] = [...UNCLAD.flatMap((rule) => sentence.matchesAnywhere(rule)), ...halves()].filter(isUnclad);
    if (panels.length === 0 || !part) return;
    reading.withdraw(panels);
    reading.refuse(panels[0]!.range, "panels_partly");
    reading.doubt("flag", "panels", rangeOver([panels[0]!.range, part]), yesOrNo("panels"));
  }

  /** «монтаж свай»: perhaps with the piles. */
  function doubtDrivenPiles(): void {
    const driven = reading.notOffered.find(({ reason, range }) => reason === "driving" && sentence.has(range, "pile"));
    const isSaid = reading.isTold("piles");
    if (driven && !isSaid) reading.doubt("flag", "piles", driven.range, yesOrNo("piles"));
  }

  /** «наполовину тёплый», «частично утеплить» */
  function halves(): Range[] {
    const isHalf = (at: number) => /^(наполовину|частично|половин)/.test(sentence.wordAt(at));
    return sentence.tokens.flatMap((_, at) =>
      isHalf(at) && [at - 1, at + 1].some((one) => sentence.is(one, "panel", "insulated", "cladding"))
        ? rangeAt(at)
        : [],
    );
  }

  /** «профлист с утеплителем»: sheets and sandwich panels are two claddings. */
  function doubtSheetWithPanels(): void {
    const sheet = reading.notOffered.find(({ reason }) => reason === "sheet");
    const names = ["panels", "wall_progony"];
    const both = names.map((name) => reading.claims.find((one) => one.parameter === name && one.value === true));
    if (!sheet || !both.every(Boolean)) return;
    reading.claims = reading.claims.filter(({ parameter }) => !names.includes(parameter));
    const choices = [
      { panels: true, wall_progony: false },
      { panels: false, wall_progony: true },
      { panels: true, wall_progony: true },
    ];
    reading.doubt("cladding", "panels", sheet.range, choices);
  }

  /** «сэндвич 150 мм» */
  function readThickness(): void {
    const offered = Object.values(panelThickness(reading.priceList) ?? {});
    const arePanels = sentence.tokens.some(({ concept }) => concept === "panel");
    // «вдоль стены 40» is a length.
    const isThickness = (range: Range, millimetres: number) =>
      arePanels && (sentence.has(range, "panel", "insulated", "foam", "mineral_wool", "wool") || millimetres >= 80);
    for (const { from, to } of sentence.matches(THICKNESS)) {
      const [at] = sentence.within({ from, to }, "number");
      const unit = sentence.is(at! + 1, "unit") ? sentence.tokens[at! + 1]!.value! : undefined;
      const millimetres = sentence.tokens[at!]!.value! * (unit === undefined ? 1 : unit * 1000);
      if (millimetres < 30 || millimetres > 300 || (unit === undefined && !isThickness({ from, to }, millimetres)))
        continue;
      if (!offered.includes(String(millimetres))) reading.refuse({ from: at!, to }, "panel_thickness");
      sentence.done({ from: at!, to });
    }
  }
}
