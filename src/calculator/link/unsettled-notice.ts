/** Behind an address that is copied while something about the buyer's words is open or unconfirmed: it names the form alone. */
export const UNSETTLED = "#wish-questions";

/** A link to a calculation as it is passed on. */
export const passedOn = (link: string, isUnsettled: boolean): string => `${link}${isUnsettled ? UNSETTLED : ""}`;

/** Of such an address where it is opened; `shown`: what stands there instead. */
const noticeOf = (shown: string): string =>
  `Ссылку скопировали раньше, чем покупатель подтвердил, что его слова прочитаны верно. Слов в ней нет: ${shown}. Спросите у того, кто её прислал, что ещё нужно.`;

export const UNSETTLED_NOTICE = noticeOf("цена — за то, что в форме");
export const UNSETTLED_SEARCH_NOTICE = noticeOf("подобрано по фильтрам");
