import { counted } from "../../text/format.ts";

/** There is more on the device than this build can read, and none of it is gone. */
export const calculationsOfOther = (count: number): string =>
  `${counted(count, "расчёт сохранён", "расчёта сохранены", "расчётов сохранено")} другой версией сайта: здесь не открыть, но с устройства ничего не пропадёт.`;

export const requestsOfOther = (count: number): string =>
  `${counted(count, "неотправленная заявка сохранена", "неотправленные заявки сохранены", "неотправленных заявок сохранено")} другой версией сайта: отсюда не отправить, но с устройства ничего не пропадёт. Если ответ нужен сейчас, отправьте новую.`;
