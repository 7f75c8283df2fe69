import type { FieldValue } from "../../price-list/list-changes.ts";
import { fingerprintOf } from "./fingerprint.ts";
import type { Workbook } from "./read-workbook.ts";
import { ABOUT } from "./sheets.ts";

/** The edits of the draft that a workbook was given with, by the names of their fields; nothing for a field taken out. */
export function givenEdits(workbook: Workbook): Map<string, FieldValue | undefined> {
  const cells = workbook.get(ABOUT.name) ?? new Map();
  const edits = new Map<string, FieldValue | undefined>();
  const [heading] = [...cells].find(([address, { value }]) => address.startsWith("A") && value === ABOUT.edits) ?? [];
  if (heading === undefined) return edits;
  for (let at = Number(heading.slice(1)) + 1; cells.get(`A${at}`)?.value; at += 1) {
    const value = cells.get(`B${at}`)?.value ?? "";
    edits.set(String(cells.get(`A${at}`)?.value), value === "" ? undefined : value);
  }
  return edits;
}

/** The fingerprint of the draft that a workbook was given with: `stood` are its former values, `given` the draft's edits. */
export function fingerprintOfGiven(
  stood: ReadonlyMap<string, FieldValue>,
  given: ReadonlyMap<string, FieldValue | undefined>,
): string {
  return fingerprintOf(new Map([...stood, ...[...given].map(([key, value]) => [key, value ?? ""] as const)]));
}

/**
 * What a value of a workbook is an edit of: of that which the workbook was given with, once somebody has changed it in
 * there, or where it `isOwn`, of the very desk that has gone on from there. Left alone elsewhere, it is the draft's own
 * edit of what was in force, and comes along wherever the workbook is brought.
 */
export function editedOf(
  was: FieldValue | undefined,
  given: { value: FieldValue | undefined } | undefined,
  mine: FieldValue | undefined,
  now: FieldValue | undefined,
  isOwn: boolean,
): FieldValue | undefined {
  if (given === undefined) return was;
  if (isOwn) return given.value;
  return now === was || mine === given.value ? was : given.value;
}
