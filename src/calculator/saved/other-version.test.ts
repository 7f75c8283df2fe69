import { expect, test } from "vitest";
import { calculationsOfOther, requestsOfOther } from "./other-version.ts";

const KEPT = "но с устройства ничего не пропадёт.";

test.each([
  [1, "1 расчёт сохранён", "1 неотправленная заявка сохранена"],
  [3, "3 расчёта сохранены", "3 неотправленные заявки сохранены"],
  [11, "11 расчётов сохранено", "11 неотправленных заявок сохранено"],
])("of %i that only another build can read, the visitor is told", (count, calculations, requests) => {
  expect([calculationsOfOther(count), requestsOfOther(count)].map((text) => text.replaceAll("\u00a0", " "))).toEqual([
    `${calculations} другой версией сайта: здесь не открыть, ${KEPT}`,
    `${requests} другой версией сайта: отсюда не отправить, ${KEPT} Если ответ нужен сейчас, отправьте новую.`,
  ]);
});
