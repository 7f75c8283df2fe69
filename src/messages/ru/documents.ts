import type { FeedTexts } from "../feed-texts.ts";

/** The feed of price lists. */
export const feed: FeedTexts = {
  title: (brand: string) => `${brand}: прайс-листы`,
  description: "Новые цены каркасов ангаров и что в них изменилось",
  list: (day: string) => `Прайс-лист от ${day}`,
  withdrawn: ", отозван",
  whole: "Весь прайс-лист",
  withdrawnBy: (day: string) => `Был ошибкой, его отозвал прайс-лист от ${day}.`,
  withdraws: (day: string) => `Отзывает прайс-лист от ${day}.`,
  first: "Первый опубликованный прайс-лист.",
  validUntil: (day: string) => `Цены рассчитаны до ${day} года.`,
  andMore: (count: number) => `и ещё ${count}`,
};

/** What agents find the service by. */
export const catalogue = {
  name: (brand: string) => `${brand}: цена каркаса ангара`,
  tags: ["ангар", "металлокаркас", "цена", "смета"],
  server:
    "Считает ориентировочную цену стального каркаса ангара с НДС по прайс-листу производителя, со сметой по " +
    "позициям; подбирает ангары под бюджет. Ключи не нужны. То же по HTTP — в metadata.openapi.",
  serverQueries: [
    "сколько стоит ангар 12 на 30 метров",
    "цена двускатного ангара с монтажом и сэндвич-панелями",
    "какой ангар можно построить за три миллиона рублей",
  ],
  skill:
    "Учит ассистента узнавать цену стального каркаса ангара по MCP или по HTTP и верно о ней рассказывать: что в " +
    "цене, чего в ней нет, что сказать об округлении и чего не придумывать.",
  skillQueries: ["посчитай ангар по прайс-листу производителя", "как ассистенту узнать цену металлокаркаса"],
};

/** How messengers show a link. */
export const preview = {
  title: (sizes: string, total: string) => `Ангар ${sizes} — ${total} с\u00a0НДС`,
  description: (hangar: string, day: string) => `${hangar}. Прайс-лист на ${day}, смета по позициям.`,
  picture: (sizes: string) => `Чертёж ангара ${sizes} и его цена`,
};
