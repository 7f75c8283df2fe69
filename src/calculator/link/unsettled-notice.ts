/** Behind an address that is copied while something about the buyer's words is open: it names the form alone. */
export const UNSETTLED = "#wish-questions";

/** Of such an address where it is opened. */
export const UNSETTLED_NOTICE =
  "Ссылку скопировали, пока по словам покупателя оставался вопрос. Слов в ней нет: цена — за то, что в форме. Спросите у того, кто её прислал, что ещё нужно";
