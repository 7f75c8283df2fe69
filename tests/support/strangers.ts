import { manufacturer } from "./example-engine.ts";

/** What stays Russian in every language: names of the manufacturer and values of the contract. */
const NAMES = [
  manufacturer.legal_name,
  manufacturer.city,
  manufacturer.brand,
  "Цельный",
  "Сборный",
  "Нет",
  "Н 1610",
  "Минвата",
  "Пенопласт",
];

/** The Cyrillic letters of a text that are of no such name. */
export const strangers = (text: string): string =>
  (NAMES.reduce((rest, name) => rest.replaceAll(name, ""), text).match(/[а-яё]+/gi) ?? []).join(" ");
