import type { Fault, Rules } from "./rules.ts";

/** Numbers and codes that are given twice, were a retired row's or stand out of order; of several faults of a field the last. */
export function identityFaults({ rows, retired = [] }: Pick<Rules, "rows" | "retired">): Fault[] {
  const faults = new Map<string, Fault>();
  for (const [place, { key, num, code, when }] of rows.entries()) {
    const tell = (field: "num" | "code", text: string) =>
      void faults.set(`${key} ${field}`, { path: ["positions", key, field], offset: 0, text });
    const formerCode = retired.find((other) => other.code === code);
    const formerNum = when ? undefined : retired.find((other) => other.num === num);
    if (formerCode) tell("code", `код ${code} был у ${formerCode.key}, которой больше нет; дайте следующий`);
    if (formerNum) tell("num", `номер ${num} был у ${formerNum.key}, которой больше нет; дайте следующий`);
    const before = rows.slice(0, place);
    const sameCode = before.find((other) => other.code === code);
    if (sameCode) tell("code", `код ${code} уже у ${sameCode.key}; у каждой позиции он свой, дайте другой`);
    const same = before.find((other) => other.num === num);
    if (same && !(when && same.when))
      tell(
        "num",
        `номер ${num} уже у ${same.key}; один номер у двух позиций — только если у обеих есть when и вместе они не бывают`,
      );
    // Only against the row above: one that is misplaced would tell of every other below it.
    const above = before.at(-1);
    if (above && order(above.num) > order(num))
      tell("num", `номер ${num} стоит после большего; строки идут по номерам`);
  }
  return [...faults.values()];
}

/** `3.12.` → 312: numbers of positions in their order. */
const order = (num: string): number => {
  const [section = "0", number = "0"] = num.split(".");
  return Number(section) * 100 + Number(number);
};
