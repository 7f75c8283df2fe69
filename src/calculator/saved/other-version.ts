/** There is more on the device than this build can read, how much nobody here can count, and none of it is gone. */
export const CALCULATIONS_OF_OTHER =
  "Есть и сохранённое другой версией сайта: здесь не открыть, но с устройства ничего не пропадёт.";

export const REQUESTS_OF_OTHER =
  "Есть и заявки, сохранённые другой версией сайта: отсюда не отправить, но с устройства ничего не пропадёт. Если ответ нужен сейчас, отправьте новую.";
