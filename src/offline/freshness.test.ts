import { expect, test } from "vitest";
import { freshnessText, type Freshness } from "./freshness.ts";

const now = new Date(2026, 10, 21, 15, 30);
const today = (hours: number, minutes: number) => new Date(2026, 10, 21, hours, minutes).getTime();
const day = (month: number, date: number) => new Date(2026, month - 1, date, 12).getTime();
const list = { version: "2026-11-20" };

const rows: [freshness: Freshness, text: string, isWarning: boolean][] = [
  [list, "Цены на 20 ноября 2026", false],
  [{ ...list, checkedAt: today(15, 0) }, "Цены на 20 ноября 2026", false],
  [{ ...list, offlineSince: today(14, 5) }, "Без связи с 14:05 · цены на 20 ноября 2026", false],
  [{ ...list, offlineSince: day(11, 19) }, "Без связи с 19 ноября 2026 · цены на 20 ноября 2026", false],
  [{ ...list, validUntil: "2026-11-21" }, "Цены на 20 ноября 2026", false],
  [{ ...list, validUntil: "2026-11-20" }, "Цены на 20 ноября 2026 · действовали по 20 ноября 2026, уточните их", true],
  // A page that was just opened and has not asked yet.
  [{ ...list, checkedAt: day(11, 1) }, "Цены на 20 ноября 2026", false],
  [
    { ...list, checkedAt: day(11, 15), offlineSince: day(11, 15) },
    "Без связи с 15 ноября 2026 · цены на 20 ноября 2026",
    false,
  ],
  [
    { ...list, checkedAt: day(11, 13), offlineSince: today(14, 5) },
    "Без связи с 14:05 · цены на 20 ноября 2026 · не сверялись с 13 ноября 2026, уточните их",
    true,
  ],
  [
    { ...list, validUntil: "2026-11-01", checkedAt: day(11, 13), offlineSince: day(11, 14) },
    "Без связи с 14 ноября 2026 · цены на 20 ноября 2026 · действовали по 1 ноября 2026, уточните их",
    true,
  ],
];

const english: typeof rows = [
  [list, "Prices of 20 November 2026", false],
  [{ ...list, offlineSince: today(14, 5) }, "No connection since 14:05 · prices of 20 November 2026", false],
  [
    { ...list, offlineSince: day(11, 19), validUntil: "2026-11-01" },
    "No connection since 19 November 2026 · prices of 20 November 2026 · they held until 1 November 2026, please confirm them",
    true,
  ],
  [
    { ...list, checkedAt: day(11, 13), offlineSince: today(14, 5) },
    "No connection since 14:05 · prices of 20 November 2026 · not checked since 13 November 2026, please confirm them",
    true,
  ],
];

test.each(english)("in English %j: %s", (freshness, text, isWarning) => {
  const told = freshnessText(freshness, now, "en");
  expect({ ...told, text: told.text.replaceAll("\u00a0", " ") }).toEqual({ text, isWarning });
});

test.each(rows)("%j: %s", (freshness, text, isWarning) => {
  const told = freshnessText(freshness, now);
  expect({ ...told, text: told.text.replaceAll("\u00a0", " ") }).toEqual({ text, isWarning });
});
