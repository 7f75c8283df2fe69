import type { Concept } from "./lexicon.ts";
import type { Token } from "./token.ts";

/** What a token means where it stands: short words and signs mean one thing or another by their neighbours. */
export function conceptInContext(tokens: readonly Token[], at: number, sign: string): Concept {
  const token = tokens[at]!;
  if (token.concept === "comma" && isInHeading(tokens, at)) return "neutral";
  if (sign === ";" && isOfTable(tokens, at)) return "equals";
  if (isLabelOfNothing(token, tokens, at)) return "other";
  if (isSlipOfTimes(token, tokens, at)) return "times";
  if (isSlipOfOnto(token, tokens, at)) return "onto";
  if (/^(вход|выход)/.test(token.word) && token.concept === "door" && !isCounted(tokens, at)) return "other";
  // «vehicle doors»
  if (token.concept === "door" && tokens[at - 1]?.word === "vehicle") return "gate";
  const half = /^(одно|дву|двух)$/.exec(token.word)?.[1];
  if (half && isHalfOfPitch(tokens, at)) return half === "одно" ? "single_pitch" : "double_pitch";
  // «фермы из двух половин»
  const isOfTruss = [2, 3, 4].some((step) => tokens[at - step]?.concept === "truss");
  if (/^(половин|половинок|частей)$/.test(token.word) && isOfTruss) return "demountable";
  if (token.word === "кол" && /^[нh]$/.test(tokens[at - 1]?.word ?? "")) return "column";
  // «кр. свай»
  if (token.word === "кр" && /^(pile|anchor|erection|foundation|delivery)$/.test(tokens[at + 1]?.concept ?? ""))
    return "except";
  if (token.word === "кол" && tokens[at + 1]?.concept === "central") return "column";
  // «кровля ПЛ»
  if (token.word === "пл" && /^(roof|wall)$/.test(tokens[at - 1]?.concept ?? "")) return "sheet";
  // «своей бригадой»
  if (token.word === "своей" && /^(бригад|команд)/.test(tokens[at + 1]?.word ?? "")) return "self";
  // «на винтах», but «крепёж на винтах оцинкованных»
  if (token.word === "винтах" && !isEndOfClause(tokens, at)) return "other";
  // «пан. ст.», «пан. кр.», «ст. МВ, кр. МВ»
  const isOfPanels = tokens[at - 1]?.concept === "panel" || /^(mineral_wool|foam)$/.test(tokens[at + 1]?.concept ?? "");
  if (/^(ст|кр)$/.test(token.word) && isOfPanels) return token.word === "ст" ? "wall" : "roof";
  if (sign === "?" && isAnswered(tokens, at)) return "equals";
  return shortOpening(token, tokens, at) ?? (isHeightLabel(token, tokens, at) ? "height" : token.concept);
}

/** «одно- или двускатный» */
function isHalfOfPitch(tokens: readonly Token[], at: number): boolean {
  const rest = [1, 2, 3, 4].map((step) => tokens[at + step]?.concept ?? "stop");
  return /^((dash|comma) )?or ((dash|comma) )?(single_pitch|double_pitch)/.test(rest.join(" "));
}

/** «2 выхода», «выходы: 2», but «вход 3 ступени», «выход пять» of what leans on a wall. */
function isCounted(tokens: readonly Token[], at: number): boolean {
  const [before, next, after] = [tokens[at - 1], tokens[at + 1], tokens[at + 2]];
  const isAnswer = /^(equals|dash)$/.test(next?.concept ?? "") && after?.concept === "number";
  const isSize = /^(times|onto)$/.test(tokens[at - 2]?.concept ?? "");
  return (before?.concept === "number" && !isSize) || isAnswer || /^эвакуац/.test(before?.word ?? "");
}

const isEndOfClause = (tokens: readonly Token[], at: number): boolean =>
  /^(stop|comma)$/.test(tokens[at + 1]?.concept ?? "stop") && !/^креп/.test(tokens[at - 2]?.word ?? "");

/** «1 дв», «ок. - 6»; «дв» beside larger numbers may be a roof. */
function shortOpening({ word }: Token, tokens: readonly Token[], at: number): Concept | undefined {
  const opening = word === "дв" ? "door" : word === "ок" ? "window" : undefined;
  if (opening === undefined) return undefined;
  const hasSign = /^(equals|dash)$/.test(tokens[at + 1]?.concept ?? "");
  const isCount = (place: number) => {
    const [{ concept = "", value = 0 } = {}, next] = [tokens[place], tokens[place + 1]];
    const most = opening === "door" ? 4 : 60;
    return concept === "number" && value <= most && !/^(times|onto|unit)$/.test(next?.concept ?? "");
  };
  const isOfSizes = /^(times|onto)$/.test(tokens[at - 2]?.concept ?? "");
  return isCount(at + (hasSign ? 2 : 1)) || (isCount(at - 1) && !isOfSizes) ? opening : undefined;
}

/** «Монтаж? Нет», «Ворота? Двое»: what follows belongs to what stands before. */
function isAnswered(tokens: readonly Token[], at: number): boolean {
  const [asked, answer, next] = [tokens[at - 1], tokens[at + 1], tokens[at + 2]].map((token) => token?.concept ?? "");
  if (answer === "number") return asked !== "number" && !/^(gate|door|window)$/.test(next!);
  return asked !== "number" && /^(absent|yes|not|unneeded)$/.test(answer!);
}

/** «Ширина;15»: a line of a table. */
function isOfTable(tokens: readonly Token[], at: number): boolean {
  return !!tokens[at]!.isAttached && !!tokens[at + 1]?.isAttached;
}

/** «Ширина, м | 15», «Ворота, шт: 2» */
function isInHeading(tokens: readonly Token[], at: number): boolean {
  return /^(unit|pieces)$/.test(tokens[at + 1]?.concept ?? "") && tokens[at + 2]?.concept === "equals";
}

/** «12 нв 30» */
const isSlipOfOnto = ({ word }: Token, tokens: readonly Token[], at: number): boolean =>
  /^(нв|еа|ан)$/.test(word) && [at - 1, at + 1].every((place) => tokens[place]?.concept === "number");

/** «12ч30» is «12х30» with the neighbouring key. */
function isSlipOfTimes({ word, isAttached }: Token, tokens: readonly Token[], at: number): boolean {
  const [before, next] = [tokens[at - 1], tokens[at + 1]];
  const areNumbers = before?.concept === "number" && next?.concept === "number";
  return (
    word === "ч" &&
    isAttached &&
    areNumbers &&
    next.isAttached &&
    !/^(in|to|by|with|less)$/.test(tokens[at - 2]?.concept ?? "")
  );
}

/** «ш 12», «д=30» name a size; the same letter behind a number, or in front of a word, is of something else. */
function isLabelOfNothing({ word }: Token, tokens: readonly Token[], at: number): boolean {
  if (!/^[шднhnbl]$/.test(word)) return false;
  const isNumber = (place: number) => tokens[place]?.concept === "number";
  // «Н кол. 5550»
  if (tokens[at + 1]?.word === "кол" && isNumber(at + 2)) return false;
  const hasSign = /^(equals|dash)$/.test(tokens[at + 1]?.concept ?? "");
  return !isNumber(at + 1) && !(hasSign && isNumber(at + 2)) && !isAloneWithNumber(tokens, at);
}

/** «12 ш» in a line of its own. */
function isAloneWithNumber(tokens: readonly Token[], at: number): boolean {
  const isParting = (place: number) => (tokens[place]?.concept ?? "stop") === "stop";
  return tokens[at - 1]?.concept === "number" && isParting(at - 2) && isParting(at + 1);
}

/** «В - 5,55», and no preposition; «стойка 4», «4 метра по стойке», and no column in the middle. */
function isHeightLabel({ word }: Token, tokens: readonly Token[], at: number): boolean {
  const [next, after] = [tokens[at + 1], tokens[at + 2]];
  const isOfColumn = /^(стойк|столб)/.test(word) && tokens[at - 1]?.concept !== "height";
  const parts = isOfColumn ? /^(dash|equals|unit|neutral|by|in)$/ : /^(dash|equals)$/;
  const isNumber = next?.concept === "number";
  // «12 ш 60 д 5 в»
  const isLast = word === "в" && tokens[at - 1]?.concept === "number" && /^[шд]$/.test(tokens[at - 2]?.word ?? "");
  if ((isLast && !isNumber) || (word === "в" && isAloneWithNumber(tokens, at))) return true;
  if (parts.test(next?.concept ?? "") && after?.concept === "number") return word === "в" || isOfColumn;
  return isOfColumn ? isNumber || tokens[at - 1]?.concept === "by" : word === "в" && isNumber && next.isAttached;
}
