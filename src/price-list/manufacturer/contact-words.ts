import { formatPath, type Path } from "../finding.ts";

/** Fields of `manufacturer.yaml` as people call them. */
export const CONTACT_WORDS = {
  brand: "Название",
  legal_name: "Юридическое лицо",
  city: "Город",
  service_area: "Где работаете",
  phone: "Телефон",
  phone_name: "Чей это телефон",
  phones: "Другие телефоны",
  email: "Почта",
  website: "Сайт",
  contacts: "Страница контактов",
  telegram: "Telegram",
  whatsapp: "WhatsApp",
  max: "MAX",
  vk: "ВКонтакте",
  privacy_policy: "Страница о персональных данных",
  logo: "Логотип",
  custom_size: "Нестандартный размер",
  loads: "Снег и ветер",
  requisites: "Реквизиты",
} as const;

/** `Телефон (phone)`. */
export function contactInWords(path: Path): string {
  const words = (CONTACT_WORDS as Readonly<Partial<Record<string, string>>>)[String(path[0])];
  return words === undefined ? formatPath(path) : `${words} (${formatPath(path)})`;
}
