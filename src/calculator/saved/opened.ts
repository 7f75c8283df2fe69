import { parsed, storedInTab } from "../ui/stored-text.ts";
import { leftOutOfSnapshot, readSnapshot, type Snapshot } from "./snapshot.ts";
import type { LeftOut } from "../wish/left-out.ts";

/** A saved calculation, and as which calculation of today it was opened. */
export interface Opened {
  snapshot: Snapshot;
  calculationId: string | undefined;
}

/** Where it stays in this tab while the form stands as it was opened, if it goes without something. */
export const keptOpened = storedInTab("hangar-opened");

export function keepOpened(snapshot: Snapshot | undefined, calculationId: string | undefined): void {
  keptOpened.write(snapshot?.left_out === undefined ? null : JSON.stringify({ snapshot, calculationId }));
}

export function opened(): Opened | undefined {
  const kept = (parsed(keptOpened.read()) ?? {}) as Partial<Opened>;
  const snapshot = readSnapshot(kept.snapshot);
  return snapshot && { snapshot, calculationId: kept.calculationId };
}

/** What of the words that it was saved beside this calculation goes without. */
export function leftOutOfOpened(calculationId: string): LeftOut {
  const kept = opened();
  return leftOutOfSnapshot(kept?.calculationId === calculationId ? kept.snapshot : undefined);
}
