import { metresOfMm, quoted, roubles, withUnit } from "../../text/format.ts";
import { fieldInWords } from "../../price-list/field-words.ts";
import type { Finding, Place } from "../../price-list/finding.ts";
import { unusedBaySpacings } from "../../price-proof/rules/bay-spacings.ts";
import { isOdd } from "../../price-list/odd-jump.ts";
import { dateInWords } from "../../text/date-in-words.ts";
import { dayOf } from "../../text/version.ts";
import type { PriceList } from "../../price-list/schema.ts";
import { listChanges, percentMoved, percentText } from "../../price-list/list-changes.ts";
import { shownValue } from "../edit/shown-value.ts";
import { isFarDate } from "../release/far-date.ts";
import { oddNewSizes } from "./new-sizes.ts";
import { withdrawnSizes } from "./withdrawn-sizes.ts";

/** What does not stop a release but is worth a second look. */
export interface Seen {
  list: PriceList;
  /** The newest released list that is another. */
  last: PriceList | undefined;
  /** Whether a list of this version was released, be it in the archive still or gone. */
  isReleased: boolean;
  /** Whether that is another than this. */
  isEdited: boolean;
  /** `2026-11-20`. */
  today: string;
}

export function warnings(seen: Seen): Finding[] {
  const withdrawn = seen.last ? withdrawnSizes(seen.list, seen.last) : [];
  return [...withdrawn, ...jumps(seen), ...warningsBesideDoubts(seen)];
}

/** All but what a release asks about. */
export function warningsBesideDoubts(seen: Seen): Finding[] {
  const { list, last } = seen;
  const sizes = [...cheaperWhenWider(list), ...(last ? oddNewSizes(list, last) : [])];
  const ofList = [...sizes, ...sameNames(list), ...unusedBaySpacings(list), ...vainNumbers(seen)];
  return [...ofList, ...validity(seen), ...beginning(seen), ...release(seen)];
}

function jumps({ list, last }: Seen): Finding[] {
  if (!last) return [];
  const { prices, others } = listChanges(last, list);
  // A rule read wrongly (1.5 that became a date, 12,5 without its comma) moves totals further than any price.
  return [...prices, ...others].flatMap(({ path, before, after }) => {
    if (!isOdd(before, after)) return [];
    const was = `в прайс-листе ${last.meta.version} было ${shownValue(path, before)}, стало ${shownValue(path, after)}`;
    return [{ path, text: `${was} (${percentText(percentMoved(before, after))}) — проверьте, не опечатка ли` }];
  });
}

function cheaperWhenWider({ roofs }: PriceList): Finding[] {
  return Object.entries(roofs).flatMap(([id, { widths }]) =>
    (["solid", "demountable"] as const).flatMap((kind) => {
      const priced = Object.keys(widths)
        .map((width) => ({ width, price: widths[width]?.truss[kind] }))
        .filter((truss): truss is { width: string; price: number } => truss.price !== undefined)
        .sort((a, b) => Number(a.width) - Number(b.width));
      return priced.flatMap(({ width, price }, at) => {
        const narrower = priced[at - 1];
        if (!narrower || price >= narrower.price) return [];
        const than = `ферма шириной ${withUnit(metresOfMm(Number(narrower.width)), "м")} (${roubles(narrower.price)})`;
        return [
          {
            path: ["roofs", id, "widths", width, "truss", kind],
            text: `${roubles(price)} — дешевле, чем уже: ${than}`,
          },
        ];
      });
    }),
  );
}

/** Roofs are told apart by their names. */
function sameNames({ roofs }: PriceList): Finding[] {
  const all = Object.entries(roofs);
  return all.flatMap(([id, { name }], at) => {
    const other = all.slice(0, at).find(([, roof]) => roof.name.trim().toLowerCase() === name.trim().toLowerCase());
    if (!other) return [];
    return [{ path: ["roofs", id, "name"], text: `${quoted(name)} — так уже названа другая крыша: их не различить` }];
  });
}

/** Sizes that are numbered anew and sold nowhere: once released, their places in the ids are taken for ever. */
function vainNumbers({ list, last }: Seen): Finding[] {
  return list.calculation_id_numbers.flatMap(({ roof, ...numbered }, at) => {
    const sold = list.roofs[roof];
    const before = last?.calculation_id_numbers.find((entry) => entry.roof === roof);
    const known = { widths: Object.keys(sold?.widths ?? {}).map(Number), heights: sold?.heights ?? [] };
    return (["widths", "heights"] as const).flatMap((sizes) =>
      numbered[sizes].flatMap((size, place) => {
        if (known[sizes].includes(size) || before?.[sizes].includes(size)) return [];
        const text = `${size} у крыши ${roof} нет, а место в номерах расчётов займёт навсегда — проверьте, не опечатка ли`;
        return [{ path: ["calculation_id_numbers", at, sizes, place], text }];
      }),
    );
  });
}

function validity({ list: { meta }, last, today }: Seen): Finding[] {
  const path = ["meta", "valid_until"];
  if (meta.valid_until === undefined) {
    return [{ path, text: "не указано, до какого дня держатся цены: сайт не сможет предупредить, что они устарели" }];
  }
  // One that a release has had before was said to be meant.
  if (last && last.meta.valid_until !== meta.valid_until && isFarDate(meta.valid_until, today)) {
    return [{ path, text: `${dateInWords(meta.valid_until)} — больше чем через год; проверьте, не опечатка ли` }];
  }
  if (meta.valid_until >= today) return [];
  return [{ path, text: `${dateInWords(meta.valid_until)} уже прошло: сайт предупреждает, что цены могли измениться` }];
}

/** Nothing waits for the date of a list: it holds from the next build. */
function beginning({ list: { meta }, today }: Seen): Finding[] {
  if (dayOf(meta.version) <= today) return [];
  const text = `${dateInWords(meta.version)} ещё не наступило, а цены начнут действовать сразу, как соберут сайт`;
  return [{ path: ["meta", "version"], text }];
}

function release({ list: { meta }, isReleased, isEdited }: Seen): Finding[] {
  if (isReleased && !isEdited) return [];
  const text = isEdited
    ? `${meta.version} уже выпущен, с тех пор есть правки: сайт соберётся только под новой датой; ` +
      "когда прайс-лист готов: npm run prices -- release <дата>"
    : `${meta.version} ещё не выпущен; когда прайс-лист готов: npm run prices -- release ${meta.version}`;
  return [{ path: ["meta", "version"], text }];
}

/** `prices/price-list.yaml:57:12 Рама ворот (prices.gate_frame): …`. */
export function warningText(file: string, { line, column }: Place, { path, text }: Finding, list: PriceList): string {
  return `${file}:${line}:${column} ${fieldInWords(path, list)}: ${text}`;
}
