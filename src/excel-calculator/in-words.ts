import type { OptionName } from "../options/options.ts";
import { uncapitalized } from "../text/format.ts";
import { quoted, type Sheet } from "./book.ts";
import type { Option, Source } from "./source.ts";
import { BOLD, cell, formula, LINED } from "./styles.ts";

/** The hangar in words, and the address that opens it in the calculator. */
export function addInWords(sheet: Sheet, source: Source): void {
  const { words } = source;
  const add = (what: string, text: string, name: string) =>
    sheet.add(cell(what, LINED), undefined, formula(text, LINED, name));
  sheet.add();
  sheet.add(cell(words.checks.calculation, BOLD));
  add(words.calculator.sizes, sizesInWords(source), "sizes_in_words");
  add(words.checks.inWords, inWords(source), "in_words");
  add(words.checks.address, address(source), "link");
  const preliminary = quoted(words.positions.preliminary);
  add(words.calculator.preliminary, `IF(COUNTIF(position_status,${preliminary})>0,1,0)`, "has_estimates");
  const { percent, sum } = words.calculator.manager;
  add(percent, "IF(ISNUMBER(typed_manager_percent),typed_manager_percent,0)", "manager_percent");
  add(sum, "IF(ISNUMBER(typed_manager_sum),typed_manager_sum,0)", "manager_sum");
}

function sizesInWords({ words }: Source): string {
  const metres = quoted(` ${words.metres}`);
  const floor = `roof&": "&width_mm/1000&" × "&length_cm/100&${metres}`;
  return `${floor}&${quoted(`, ${words.bill.columnHeight} `)}&height_mm/1000&${metres}`;
}

function inWords(source: Source): string {
  const options = source.options.filter((option) => !source.isAbsent(option));
  return ["sizes_in_words", ...options.map((option) => optionInWords(option, source))].join("&");
}

/** A choice that counts is told whether or not it is the usual one. */
function optionInWords({ name, row, needs, only }: Option, source: Source): string {
  const label = uncapitalized(source.fields[name].label);
  if (row.kind === "flag") return `IF(${name}=1,${quoted(`, ${label}`)},"")`;
  if (row.kind === "count") return `IF(${name}>0,${quoted(`, ${label}: `)}&${name},"")`;
  const word = row.kind === "digit" ? `INDEX(list_${name},MATCH(${name},list_${name}_values,0))` : name;
  const text = `${quoted(`, ${label}: `)}&LOWER(LEFT(${word},1))&MID(${word},2,99)`;
  return needs || only ? `IF(has_${name}=1,${text},"")` : text;
}

/** As the service writes its own links: options that differ from their defaults. */
function address(source: Source): string {
  const { baseUrl, lang, options } = source;
  const start = `${baseUrl}/${lang === "ru" ? "" : `${lang}/`}`;
  const sizes =
    `"?roof="&INDEX(roofs_keys,roof_row)&"&width="&width_mm` +
    `&"&length="&SUBSTITUTE(length_cm/100,",",".")&"&height="&height_mm`;
  const chosen = options
    .filter((option) => !source.isAbsent(option))
    .map(({ name, row, byDefault }) => {
      if (row.kind === "flag") return `IF(${name}=1,${quoted(`&${name}=1`)},"")`;
      if (row.kind === "count") return `IF(${name}>0,${quoted(`&${name}=`)}&${name},"")`;
      const usual = row.kind === "digit" ? String(byDefault) : quoted(source.choiceWord(name as OptionName, byDefault));
      const alias = row.kind === "digit" ? name : `INDEX(list_${name}_aliases,MATCH(${name},list_${name},0))`;
      return `IF(${name}=${usual},"",${quoted(`&${name}=`)}&${alias})`;
    });
  return `${quoted(start)}&IF(ok=1,${[sizes, ...chosen].join("&")},"")`;
}
