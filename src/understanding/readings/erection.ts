import { pattern } from "../pattern.ts";
import type { Concept } from "../words/lexicon.ts";
import { each, yesOrNo, type Reading, type Values } from "../reading.ts";
import { rangeAt, rangeOver, type Range, type Sentence } from "../sentence.ts";

/** «соберём», «монтирует сын»: of who does it a verb says by its person. */
const BY_OTHERS =
  /^(соберем|соберу|собираем|собер[еу]т|собирают?|собирает|с?монтируем|с?монтирую|с?монтируют?|с?монтирует|поставлю|поставят|поставит|установим|установлю|установят|установит|возведем|ставит|ставят)$/;
/** So far from a verb stands who does it, tokens. */
const WHO_REACH = 3;
const YOURS = /^(вы|вами|ваш.*)$/;
const WILL = /^(буд(у|ем|ут|ет)|планиру(ю|ем))$/;

/** Whether the buyer or somebody else erects it, who is named at most `reach` tokens away. */
function isByOthers(sentence: Sentence, { from, to }: Range, reach: number): boolean {
  const words = sentence.within({ from: from - reach, to: to + reach }).map((at) => sentence.wordAt(at));
  const isByYou = words.some((word) => YOURS.test(word));
  const isToDo = words.some((word) => /^(собирать|монтировать)$/.test(word)) && words.some((word) => WILL.test(word));
  const isVerb = sentence.within({ from, to }, "erection").some((at) => BY_OTHERS.test(sentence.tokens[at]!.word));
  return (isVerb || isToDo) && !isByYou && !sentence.isDenied({ from, to });
}

/** What is erected is named: the frame, the panels or both. */
const NAMED = (
  [
    [
      ["montazh", "panels_montazh"],
      "(whole|all) with? erection|erection dash? need? (whole|all)|erection (equals|bracket|dash) frame comma PANELS+|erection ((neutral|all|ours){0,3} comma? and|equals|dash|bracket)? frame yes? (comma? (and|with|times)|(?<=yes) comma) PANELS+|erection PANELS+ (and|with) frame",
    ],
    [["panels_montazh"], "erection (neutral|other|wall|roof|only){0,2} PANELS panel?"],
    [["montazh"], "erection (equals|dash)? (other|neutral|only)? frame|frame erection"],
  ] as const
).map(([parameters, source]) => [parameters, pattern(source)] as const);

/** «ставить панели вам», «каркас ставим», «ставим мы»; of who says so nobody knows. */
const PUT = pattern("need (PANELS+|frame|self|neutral{1,2})|(PANELS+|frame) need");
const WHO = /^(мы|вы|вам|нам|сами|каркас.*|карк)$/;

const NOMINATIVE =
  /^(панели|утепление|минвата|[сc][эеа]нд(вич)?в?|сп|пан|утепл|утепл.*(ый|ая|ое|ые)|т[её]пл(ый|ая|ое|ые)|обшивка|panels)$/;

/** «монтаж кровли»: of panels, if there are to be any. */
const OF_WALLS = pattern("erection only? (wall|roof) ((and|comma) (wall|roof))?");

/** «монтаж каркаса нужен и панелей» */
const OF_BOTH = pattern("erection frame ((need|neutral){1,3} (and|comma)|comma) PANELS (?!not|absent|unneeded)");

export function readNamedErection(reading: Reading): void {
  const { sentence } = reading;
  sentence.take(OF_BOTH, (range) => {
    const isOfPanels = /(ей|ча|ки)$/.test(sentence.tokens[range.to - 1]!.word);
    if (!isOfPanels || sentence.isDenied(range)) return false;
    return reading.claim(range, { montazh: true, panels_montazh: true, panels: true });
  });
  sentence.take(OF_WALLS, (range) => {
    if (sentence.isDenied(range) || sentence.is(range.to, "panel", "cladding")) return false;
    const choices = [{ panels: true, panels_montazh: true }, { panels_montazh: false }];
    return reading.doubt("flag", "panels_montazh", range, choices);
  });
  for (const range of sentence.matches(PUT)) {
    const words = sentence.within(range).map((at) => sentence.tokens[at]!.word);
    const ofPanels = sentence.has(range, "panel", "cladding", "insulated");
    // «панели будем ставить сами»
    if (sentence.has(range, "self") && sentence.has(sentence.clauseAt(range.from), "panel", "cladding")) continue;
    const isPut = words.some((word) => word.startsWith("став")) && (ofPanels || words.some((word) => WHO.test(word)));
    const parameter = ofPanels ? "panels_montazh" : "montazh";
    if (isPut && !sentence.isDenied(range)) reading.doubt("flag", parameter, range, yesOrNo(parameter));
  }
  for (const [parameters, rule] of NAMED) {
    sentence.take(rule, (range) => {
      // «монтаж сэндвич» names two things, «монтаж сэндвича» one.
      const { word } = sentence.tokens[range.to - 1]!;
      const isTwo = parameters[0] === "panels_montazh" && NOMINATIVE.test(word);
      // «монтаж ваш панелей не надо», «с монтажом обшивки не надо»
      const isOfPanelsAlone = parameters.length === 1 && parameters[0] === "panels_montazh";
      const isApart =
        sentence.is(range.from - 1, "with") ||
        sentence.within(range).some((at) => /^ваш/.test(sentence.tokens[at]!.word));
      if (isOfPanelsAlone && isApart && sentence.denied.has(range.to - 1)) return false;
      // «монтаж ваш, обшивка не нужна»
      if (isTwo && sentence.within(range).some((at) => /^[нв]аш$/.test(sentence.tokens[at]!.word))) return false;
      if (isTwo && (!sentence.denied.has(range.to - 1) || sentence.doubted.has(range.to - 1))) return false;
      if (isByOthers(sentence, range, 1))
        return parameters.forEach((one) => reading.doubt("flag", one, range, yesOrNo(one)));
      // «монтаж каркаса да, панели нет»
      if (parameters.length > 1 && sentence.has(range, "yes") && sentence.isDenied(range)) {
        const denied = sentence.withDenial(rangeAt(range.to - 1));
        reading.claim(rangeOver([range, denied]), { montazh: true, panels_montazh: false });
        return true;
      }
      reading.claimOrDeny(range, each(parameters, true), each(parameters, false));
      const isOfPanels = sentence.has(range, "panel", "cladding", "insulated") && !sentence.isDenied(range);
      if (isOfPanels) reading.claim(range, { panels: true });
      // «монтаж: только каркас»
      if (parameters[0] === "montazh" && sentence.has(range, "only")) reading.claim(range, { panels_montazh: false });
      // «монтаж только панелей»
      if (isOfPanels && sentence.has(range, "only")) reading.doubt("flag", "montazh", range, yesOrNo("montazh"));
      return true;
    });
  }
}

const ERECTION = pattern("erection");
const BESIDE_PANELS = [
  "(panel|insulated|cladding|mineral_wool|foam|wool) bracket? ON? erection",
  "PANELS (with|self|without|neutral) (neutral|other|self)? erection",
].map(pattern);

/** The erection of the frame and that of the panels are two things, and «монтаж» alone may be either. */
export function readErection(reading: Reading): void {
  const { sentence } = reading;
  const besidePanels = BESIDE_PANELS.flatMap((rule) => sentence.matchesAnywhere(rule)).map(({ to }) => to - 1);
  const isThing = (at: number) => sentence.is(at, "other") && /(ы|и|а|ку|ки)$/.test(sentence.tokens[at]!.word);
  const isWithPanels = ({ panels }: Values) => panels === true;
  const hasPanels =
    isWithPanels(reading.given) ||
    reading.claims.some(({ parameter, value }) => parameter === "panels" && value === true);
  const arePanelsAsked =
    !("panels" in reading.given) && reading.doubts.some(({ choices }) => choices.some(isWithPanels));
  // «без панелей монтаж сами»
  const areDenied = reading.claims.some(({ parameter, value }) => parameter === "panels" && value === false);
  sentence.take(ERECTION, (range) => {
    const both = ["montazh", "panels_montazh"];
    const isBeside = !areDenied && besidePanels.includes(range.from);
    // «ворот не ставьте»
    if (sentence.is(range.from - 1, "not") && sentence.is(range.from - 2, "gate", "door", "window", "rails"))
      return true;
    // «пару окон поставьте», «установите двое ворот»
    const isPut = /^(ставьте|поставьте|установите)$/.test(sentence.tokens[range.from]!.word);
    const around = { from: range.from - 4, to: range.to + 3 };
    const isOfCount =
      sentence.is(range.to, "number") || (sentence.is(range.to, "pieces") && sentence.is(range.to + 1, "number"));
    if (isPut && isOfCount) return true;
    if (isPut && sentence.has(around, "gate", "door", "window") && !sentence.has(around, "comma", "stop", "and"))
      return true;
    // «ряд стоек поставьте»: what is put there is no frame, as far as one can tell.
    const isFrame = (at: number) =>
      sentence.is(at, "frame", "building") || /^(ангар|склад|коровник|гараж|его)/.test(sentence.wordAt(at));
    if (isPut && !sentence.within(around).some(isFrame) && !sentence.isDenied(range))
      return reading.isClaimed("montazh") || reading.doubt("flag", "montazh", range, yesOrNo("montazh"));
    // «соберут документы»
    if (/^соб/.test(sentence.tokens[range.from]!.word) && isThing(range.to)) return sentence.leave(range);
    // «монтаж ворот» is of no frame, as far as one can tell.
    if (/^(ворот|окон|дверей|двери)$/.test(sentence.wordAt(range.to)) && !sentence.isDenied(range))
      return reading.isClaimed("montazh") || reading.doubt("flag", "montazh", range, yesOrNo("montazh"));
    // «монтаж карркаса», «без монтажа карркаса»: of which of the two an unknown word may say.
    if (hasPanels && sentence.is(range.to, "other")) {
      const whole = sentence.isDenied(range) ? sentence.withDenial(range) : range;
      return both.forEach((one) => reading.isClaimed(one) || reading.doubt("flag", one, whole, yesOrNo(one)));
    }
    if (isByOthers(sentence, range, WHO_REACH))
      return both
        .filter((one) => one === "montazh" || hasPanels)
        .forEach((one) => reading.isClaimed(one) || reading.doubt("flag", one, range, yesOrNo(one)));
    if (sentence.isDenied(range)) {
      // «панели сами смонтируем» wants panels, as far as one can tell.
      if (isBeside && !hasPanels && !arePanelsAsked) reading.doubt("flag", "panels", range, yesOrNo("panels"));
      return reading.claim(sentence.withDenial(range), each(isBeside ? ["panels_montazh"] : both, false));
    }
    const [sure, open] = isBeside ? both.reverse() : both;
    reading.claim(range, { [hasPanels ? sure! : "montazh"]: true });
    if (hasPanels && !reading.isClaimed(open!)) reading.doubt("erection_too", open!, range, yesOrNo(open!));
    else if (arePanelsAsked && !reading.isClaimed("panels_montazh")) askErectionWithPanels();
  });

  /** «обшитый, с монтажом»: who wants panels says at once whether they are to be erected. */
  function askErectionWithPanels(): void {
    const both = (choice: Values): Values[] =>
      isWithPanels(choice) && !("panels_montazh" in choice)
        ? [true, false].map((panels_montazh) => ({ ...choice, panels_montazh }))
        : [choice];
    for (const doubt of reading.doubts) doubt.choices = doubt.choices.flatMap(both);
  }
}

const TURNKEY = pattern("(not|without)? under key (not need|unneeded)?");
/** «все включено», «всё кроме свай» */
const ALL = pattern("all (need|yes)? (comma|neutral)? (?=except)|all (need|yes) (?![^comma stop])");
/** «полный комплект», «со всем» */
const KIT = pattern("(whole|from_to|other) (neutral|other)|with other|neutral all+");
const KIT_WORDS = /^(комплект|фарш|всем$)/;
const LARGEST = /^(полн|макс)/;
const PANELS: readonly Concept[] = ["panel", "cladding", "insulated"];
const TURNKEY_SAYS = ["montazh", "panels", "panels_montazh"];

const OF_OTHERS: readonly Concept[] = [
  "foundation",
  "ground",
  "heating",
  "electricity",
  "ventilation",
  "partition",
  "project",
];

/** «Под ключ» is erection, panels and their erection; what it does not hold is said. */
export function readTurnkey(reading: Reading): void {
  const { sentence } = reading;
  sentence.take(TURNKEY, (range) => {
    const isNearly = sentence.tokens[range.from - 1]?.word === "почти";
    if (isNearly || !sentence.is(range.from, "under") || range.to - range.from > 2) {
      const choices = [each(TURNKEY_SAYS, true), each(["montazh", "panels_montazh"], false)];
      return reading.doubt("not_turnkey", "montazh", range, choices);
    }
    // «фундамент под ключ»
    if (sentence.is(range.from - 1, ...OF_OTHERS)) return sentence.leave(range);
    reading.notes.push({ range, note: "turnkey" });
    const hasPanels = !isExcepted(sentence, "panels");
    const said = TURNKEY_SAYS.filter((name) => !isExcepted(sentence, name) && (hasPanels || name !== "panels_montazh"));
    return reading.claim(range, each(said, true));
  });
}

/** Of what is not said besides; the exception itself is read by what it excepts. */
export function readAll(reading: Reading): void {
  const { sentence } = reading;
  for (const range of [...sentence.matchesAnywhere(ALL), ...sentence.matches(KIT)]) {
    const isKit = !sentence.is(range.from, "all");
    if (sentence.isDone(range.from) || (isKit && !isKitNamed(sentence, range))) continue;
    for (const asked of ["panels", "montazh"])
      if (!isExcepted(sentence, asked) && !reading.isClaimed(asked)) reading.doubt("all", asked, range, yesOrNo(asked));
    sentence.done(range);
  }
}

function isKitNamed(sentence: Sentence, { from, to }: Range): boolean {
  // «поставить всё полностью»
  if (sentence.is(from, "neutral")) return /^(поставить|построить)$/.test(sentence.tokens[from]!.word);
  const isLargest = !sentence.is(from, "other") || LARGEST.test(sentence.tokens[from]!.word);
  return isLargest && KIT_WORDS.test(sentence.tokens[to - 1]!.word);
}

/** «под ключ, кроме монтажа» is no contradiction; «кроме монтажа панелей» excepts no other. */
function isExcepted(sentence: Sentence, parameter: string): boolean {
  const isExcept = (at: number) => sentence.denied.get(at) === "excepted";
  const isOf = (at: number, ...concepts: Concept[]) => sentence.is(at + 1, ...concepts);
  return sentence.tokens.some((_, at) => {
    if (!isExcept(at)) return false;
    if (parameter === "panels") return sentence.is(at, ...PANELS) && !sentence.is(at - 1, "erection");
    return sentence.is(at, "erection") && !(parameter === "montazh" ? isOf(at, ...PANELS) : isOf(at, "frame"));
  });
}
