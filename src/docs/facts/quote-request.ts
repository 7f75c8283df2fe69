import { baseUrl } from "hangar-engine";
import { CONTACT_LIMITS } from "../../calculator/quote/contacts/contacts.ts";
import type { Lang, Said } from "../../text/lang.ts";

export const quoteRequestBuildLine = `SITE_URL=${baseUrl} PUBLIC_LEAD_ENDPOINT=https://crm.example.com/lead npm run build`;

export const quoteRequestPreflight = [
  `Access-Control-Allow-Origin: ${baseUrl}`,
  "Access-Control-Allow-Methods: POST",
  "Access-Control-Allow-Headers: Content-Type",
].join("\n");

const WORDS = {
  text: { ru: "строка", en: "string" },
  time: { ru: "строка, дата и время UTC", en: "string, date and time in UTC" },
  parameters: { ru: "объект, имя: строка", en: "object, name: string" },
  roubles: { ru: "целое число, ₽", en: "integer, roubles" },
  yes: { ru: "true", en: "true" },
} satisfies Record<string, Said>;

function upTo(characters: number, required: boolean): Said {
  return {
    ru: `строка до ${characters} знаков${required ? "" : ", может не быть"}`,
    en: `string of up to ${characters} characters${required ? "" : ", may be absent"}`,
  };
}

/** Fields of a quote request, in their order. */
const FIELDS: readonly [name: string, kind: Said, meaning: Said][] = [
  [
    "idempotency_key",
    WORDS.text,
    {
      ru: "Ключ заявки: у всех попыток отправить одну заявку он один",
      en: "Key of the quote request: the same for every attempt to send it",
    },
  ],
  ["created_at", WORDS.time, { ru: "Когда посетитель нажал кнопку", en: "When the visitor pressed the button" }],
  [
    "calculation_id",
    WORDS.text,
    { ru: "Номер расчёта: сама конфигурация ангара", en: "The calculation's id: the configuration itself" },
  ],
  [
    "configuration",
    WORDS.parameters,
    {
      ru: "Параметры для GET /v1/calc; что не названо — по умолчанию",
      en: "Parameters for GET /v1/calc; what is not named takes its default",
    },
  ],
  [
    "total_with_vat",
    WORDS.roubles,
    { ru: "Сумма с НДС, которую видел посетитель", en: "The total with VAT that the visitor saw" },
  ],
  ["prices_version", WORDS.text, { ru: "Версия прайс-листа этой суммы", en: "Version of that total's price list" }],
  [
    "left_out",
    { ru: "строка, может не быть", en: "string, may be absent" },
    {
      ru: "Что из слов посетителя не вошло в сумму и какой размер округлён, фразами; есть и в тексте",
      en: "What of the visitor's words the total goes without and which size was rounded, in sentences; in the text, too",
    },
  ],
  [
    "link_prices_version",
    { ru: "строка, может не быть", en: "string, may be absent" },
    {
      ru: "Прежний прайс-лист, по которому посетителю показали и прежнюю сумму: она есть в тексте. Поля нет, если ссылка не по прежнему прайс-листу или прежней суммы не узнать",
      en: "The older price list by which the visitor was shown a former total, too: it stands in the text. Absent where the link is not of an older list, or where its total cannot be known",
    },
  ],
  ["contacts.name", upTo(CONTACT_LIMITS.name, true), { ru: "Имя", en: "Name" }],
  [
    "contacts.phone",
    WORDS.text,
    {
      ru: "Телефон: плюс, код страны и номер без пробелов; бывает с окончанием « доб. …»",
      en: "Phone: plus, country code and number without blanks; may end in an extension, « доб. …»",
    },
  ],
  ["contacts.email", upTo(CONTACT_LIMITS.email, false), { ru: "Почта", en: "E-mail" }],
  ["contacts.place", upTo(CONTACT_LIMITS.place, false), { ru: "Где строить", en: "Where to build" }],
  [
    "contacts.comment",
    upTo(CONTACT_LIMITS.comment, false),
    { ru: "Комментарий, бывает в несколько строк", en: "Comment, may have several lines" },
  ],
  [
    "consent",
    WORDS.yes,
    {
      ru: "Согласие на обработку данных: без него ничего не отправляется",
      en: "Consent to data processing: without it nothing is sent",
    },
  ],
  [
    "text",
    WORDS.text,
    {
      ru: "Вся заявка готовым текстом: её можно переслать как есть",
      en: "The whole application as a text that can be passed on as it is",
    },
  ],
  [
    "page_url",
    { ru: "строка, адрес", en: "string, address" },
    { ru: "Форма заявки с этим расчётом", en: "The quote request form with this calculation" },
  ],
];

export function quoteRequestFields(lang: Lang): { name: string; kind: string; meaning: string }[] {
  return FIELDS.map(([name, kind, meaning]) => ({ name, kind: kind[lang], meaning: meaning[lang] }));
}
