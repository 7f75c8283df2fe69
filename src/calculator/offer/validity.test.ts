import { expect, test } from "vitest";
import { validity } from "./validity.ts";

const holds = {
  holds: "действует по\u00a031\u00a0декабря\u00a02026",
  then: "Позже посчитаем заново по действующему прайс-листу.",
};

test.each([
  ["long before the last day", "2026-11-22", "2026-12-31", holds],
  ["on the last day", "2026-12-31", "2026-12-31", holds],
  [
    "on the day after",
    "2027-01-01",
    "2026-12-31",
    {
      holds: "цены действовали по\u00a031\u00a0декабря\u00a02026",
      then: "Этот срок прошёл: подтвердите цену у производителя.",
    },
  ],
  [
    "of a list without a last day",
    "2026-11-22",
    undefined,
    { holds: "срок цены уточните", then: "До какого дня держится цена, уточните у производителя." },
  ],
])("an offer %s", (_, today, validUntil, expected) => {
  expect(validity(today, validUntil)).toEqual(expected);
});
