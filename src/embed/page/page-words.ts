/* What a page in another language has besides the element's parts. */

export const loading = "Открываем расчёт…";
export const bill = "Смета";
export const position = "Позиция";
export const quantity = "Количество";
export const price = "Цена";
export const sum = "Сумма";
export const estimate = "предварительная цена";
export const materials = "Материалы";
export const works = "Работы";
export const total = "Итого с НДС";
export const asJson = "Ответ для программ (JSON)";
export const asTable = "Смета таблицей (CSV)";
export const notUnderstood = "Ссылка понята не вся, остальное — как обычно:";
export const otherList = (version: string, today: string) =>
  `Ссылка — из прайс-листа от ${version}. Здесь — цены на ${today}.`;
