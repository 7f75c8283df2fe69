/** Of an address that was copied while a question about the buyer's words was open. */
export const UNSETTLED_NOTICE =
  "Ссылку скопировали, пока по словам покупателя оставался вопрос. Слов в ней нет: цена — за то, что в форме. Спросите, что ещё нужно";
