import type { Answer } from "hangar-engine";
import type { Lang } from "../../text/lang.ts";
import { number } from "../facts/wording.ts";

/** How many of each position, by its code, and how that comes about: `7 рам × 2 колонны = 14 шт.`; nothing of a refusal. */
export function countsOf({ status, body }: Answer, lang: Lang): ReadonlyMap<string, string> | undefined {
  if (status !== 200) return undefined;
  const { materials, works } = body.result;
  return new Map(
    [...materials, ...works].flatMap((line) =>
      line.group ? [] : [[line.code, line.explanation?.qty[0] ?? `${number(line.qty, lang)} ${line.unit}`] as const],
    ),
  );
}
