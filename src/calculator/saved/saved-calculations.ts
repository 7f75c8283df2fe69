import type { CalcResponse } from "hangar-engine";
import { decimal, withUnit } from "../../text/format.ts";
import { deviceList, removeFrom } from "../ui/device-list.ts";
import { snapshotOf, readSnapshot, type Snapshot } from "./snapshot.ts";

/** A calculation that a person saved under a name. */
export interface SavedCalculation extends Snapshot {
  /** Tells it from the others on this device. */
  key: string;
  name: string;
  /** The person's own date, `2026-11-20`. */
  saved_on: string;
}

export const LONGEST_NAME = 80;

/** What is saved on this device, the newest first. */
export const savedCalculations = deviceList("hangar.saved.v1", readSaved);

/** `Двускатный 12 × 30 м, высота 4,35 м`. */
export function defaultName({ request, dimensions }: CalcResponse): string {
  const length = withUnit(dimensions.length_m, "м");
  const width = decimal(dimensions.width_m);
  return `${request.roof_name} ${width} × ${length}, высота ${withUnit(dimensions.column_height_m, "м")}`;
}

/** An empty name is the default one. */
export function save(body: CalcResponse, name: string, leftOut: string): void {
  const saved: SavedCalculation = {
    ...snapshotOf(body, leftOut),
    key: Date.now().toString(36) + Math.random().toString(36).slice(2, 8),
    name: tidyName(name) || defaultName(body),
    saved_on: today(),
  };
  savedCalculations.change((items) => [saved, ...items]);
}

/** An empty name changes nothing. */
export function rename(key: string, name: string): void {
  const tidy = tidyName(name);
  if (tidy === "") return;
  savedCalculations.change((items) => items.map((item) => (item.key === key ? { ...item, name: tidy } : item)));
}

/** What it gives takes the removal back. */
export const remove = (key: string): (() => void) => removeFrom(savedCalculations, (item) => item.key === key);

const tidyName = (name: string): string => name.trim().slice(0, LONGEST_NAME);

/** Sweden writes dates as the price list does. */
const today = (): string => new Date().toLocaleDateString("sv-SE");

function readSaved(value: unknown): SavedCalculation | undefined {
  const snapshot = readSnapshot(value);
  if (!snapshot) return undefined;
  const { key, name, saved_on } = value as Record<string, unknown>;
  return typeof key === "string" && typeof name === "string" && typeof saved_on === "string"
    ? { ...snapshot, key, name, saved_on }
    : undefined;
}
