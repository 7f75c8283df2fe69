import type { Engine } from "../engine/create-engine.ts";

/** What of a hangar was asked, as a form has it. */
export type Asked = Readonly<Record<string, string>>;

export interface Counts {
  /** How many of each position, by its code, and how that comes about: `7 рам × 2 колонны = 14 шт.`; empty for what is refused. */
  counts: ReadonlyMap<string, string>;
  /** Why there are none. */
  refusal: string;
}

/** In the place of a count that there is not. */
export const NONE = "—";

/** What a form asks, counted by an engine. */
export function countsOf({ calculate, language }: Pick<Engine, "calculate" | "language">, asked: Asked): Counts {
  const { status, body } = calculate([...Object.entries(asked), ["explain", "1"]]);
  if (status !== 200) return { counts: new Map(), refusal: body.error.details.join(" ") };
  const { materials, works } = body.result;
  const { inUnits } = language.explanation;
  const counts = [...materials, ...works].flatMap((line) =>
    line.group ? [] : [[line.code, line.explanation?.qty[0] ?? `${inUnits(line.qty)} ${line.unit}`] as const],
  );
  return { counts: new Map(counts), refusal: "" };
}

/** The form as it stands. */
export const askedIn = (form: HTMLFormElement): Asked =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
