import { calculate, type CalcResponse } from "hangar-engine";
import { expect, test } from "vitest";
import { roubles } from "../../text/format.ts";
import { priceChange } from "./price-change.ts";

const body = calculate({ roof: "dvuhskat", width: 12, length: 30 }).body as CalcResponse;
const total = body.result.total_with_vat;
const now = { ...body, ...body.result };
const before = { ...now, prices_version: "2025-05-01" };
const was = (sum: number) => `По прайс-листу от 1\u00a0мая\u00a02025 было ${roubles(sum)}`;
const TODAY = "20\u00a0ноября\u00a02026";

test.each([
  ["nothing under the same list", now, body, undefined],
  [
    "the same total under another list",
    before,
    body,
    `${was(total)}, сейчас, по прайс-листу от ${TODAY}, — столько же.`,
  ],
  [
    "what became dearer",
    { ...before, total_with_vat: total - 10 },
    body,
    `${was(total - 10)}, сейчас ${roubles(total)} — на ${roubles(10)} дороже. Сейчас действует прайс-лист от ${TODAY}.`,
  ],
  [
    "what became cheaper by other rules",
    { ...now, total_with_vat: total + 10 },
    body,
    `По прайс-листу от ${TODAY} было ${roubles(total + 10)}, сейчас ${roubles(total)} — на ${roubles(10)} дешевле. С тех пор изменились правила расчёта.`,
  ],
  [
    "another size",
    { ...before, calculation_id: "ANG-11111111-AAAAA" },
    body,
    `${was(total)}, но за ангар другого размера: в сегодняшнем прайс-листе, от ${TODAY}, размеры другие.`,
  ],
  [
    "a hangar that is no longer offered",
    before,
    undefined,
    `${was(total)}. В сегодняшнем прайс-листе, от ${TODAY}, такого ангара нет.`,
  ],
] as const)("%s", (_, snapshot, answer, told) => expect(priceChange(snapshot, answer)).toBe(told));
