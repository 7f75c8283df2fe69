/** «монтаж забора» */
export const GENITIVE_NOUN = /.{3}(а|ы|и|ов|ей|ия|ок)$/;
