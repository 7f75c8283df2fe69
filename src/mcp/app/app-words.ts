/* What the calculator in a chat says to its user, and to the model. */

export const title = "Калькулятор ангара";
export const failed = (message: string) =>
  `Ассистент не смог посчитать этот ангар. ${message}Размеры можно поправить здесь.`;
export const otherList = (day: string, total: string, today: string) =>
  `Ассистент считал по прайс-листу от ${day}: ${total}. Здесь — цены на ${today}.`;
export const changed = "Пользователь изменил ангар в калькуляторе на экране. Теперь речь о нём:";
export const downloadBill = "Скачать смету (Excel)";
export const discuss = "Обсудить с ассистентом";
export const discussed = (configuration: string, total: string, vat: string, calculationId: string) =>
  `Обсудим этот вариант: ${configuration}. Итого ${total} с ${vat}, расчёт ${calculationId}.`;
export const linkStaysHere = (url: string) => `Ссылка отсюда не открылась, её можно скопировать: ${url}`;
