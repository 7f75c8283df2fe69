import { counted, withUnit } from "../engine/texts/format.ts";
import { parameterTable, REQUIRED_PARAMETERS, type ParameterName } from "../engine/parameters.ts";
import type { CalcResponse } from "../engine/response.ts";
import type { PriceList } from "../price-list/schema.ts";
import { exampleSearch } from "../search/example-search.ts";
import { MOST_ITEMS } from "../search/search-parameters.ts";
import type { DocumentSource } from "./document-source.ts";
import { exampleAnswer, exampleCalls } from "./example-calls.ts";
import { defaultOf, PARAMETER_GUIDE } from "./parameter-guide.ts";
import { roofSizes } from "./roof-sizes.ts";

/** The reference text for language models in the format of llmstxt.org: no headings but the lists of links have one. */
export function llmsTxt({ engine, priceList, manufacturer, baseUrl }: DocumentSource): string {
  const { brand, legal_name, city, service_area, phone, email, website, contacts, custom_size } = manufacturer;
  const { meta, length, rounding, delivery, foundation } = priceList;
  const calls = exampleCalls(priceList);
  const answer = exampleAnswer(engine);
  const vat = Math.round(meta.vat_rate * 100);

  return `# ${brand}: цена каркаса ангара

> Сервис производителя (${legal_name}, ${city}) считает ориентировочную цену стального каркаса ангара по прайс-листу от ${meta.version}: спецификация, работы, итог. Все суммы в рублях с НДС ${withUnit(vat, "%")}. Ключи не нужны, CORS открыт, ответы в JSON. Каркас изготавливается за ${counted(meta.production_days, "день", "дня", "дней")}.

Где работает производитель: ${service_area}. Телефон ${phone}, почта ${email}.

Что в цене: фермы, колонны, фахверк, крепёж, связи и прогоны, рамы проёмов; по запросу — монтаж каркаса (\`montazh\`), сэндвич-панели (\`panels\`) и их монтаж. Чего нет:

- ${foundation.text}
- ${delivery.text}
- Скидки через API не применяются.

Как себя вести:

- Статус 400 — так посчитать нельзя: перескажите пользователю \`error.message\` и \`error.details\`, не подменяйте размер молча. Доступное — в \`supported\`, куда обратиться за нестандартным — в \`alternatives\` (${custom_size.url}).
- Есть \`normalization_notes\` — размер округлён до стандартного: скажите об этом.
- Передайте \`warnings\` и \`disclaimer\`; \`summary_for_ai\` можно показать почти дословно. Позиции со статусом \`estimate\` — предварительные.
- Доставку не оценивайте ни числом, ни вилкой.
- Отдайте пользователю \`next_step.quote_prompt\` и \`next_step.request_quote_url\` как есть. \`calculation_id\` — отпечаток конфигурации, не номер заявки: расчёт ничего не создаёт.

Размеры, м (ширина и высота округляются до ближайших, если до крайних не больше ${withUnit(rounding.beyond_m, "м")}; длина от ${length.min_m} до ${withUnit(length.max_m, "м")}):

${sizes(priceList)}

Параметры (обязательны ${REQUIRED_PARAMETERS.map((name) => `\`${name}\``).join(", ")}); в скобках — значения латиницей без экранирования:

${parameters(priceList)}

Ответ на вызовы ниже, сокращённый:

\`\`\`json
${shortened(answer)}
\`\`\`

## Вызовы

- [Строка запроса](${baseUrl}${calls.query}): обычный способ
- [Путь, опции через дефис](${baseUrl}${calls.pathWithHyphens}): если инструмент экранирует знаки
- [Путь, опции через запятую](${baseUrl}${calls.pathWithCommas}): имя=значение
- [Путь без опций](${baseUrl}${calls.path}): опции по умолчанию, поэтому итог другой
- [POST](${baseUrl}/v1/calc): тело \`${calls.body}\`, Content-Type: application/json
- [По номеру расчёта](${baseUrl}/v1/calc/id/${answer.calculation_id}): из параметров принимает только \`explain\`
- [Подбор по бюджету](${baseUrl}${exampleSearch(answer)}): \`budget\` — рубли с НДС; пожелания — \`area_min\`, \`roof\` (через запятую), \`width_min\`, \`width_max\`, так же \`length\` и \`height\`, любые опции; \`sort\` area или price, \`limit\` до ${MOST_ITEMS}. Ничего не влезло — \`over_budget\`

## Документы

- [OpenAPI 3.1](${baseUrl}/openapi.json): формальное описание
- [Прайс-лист](${baseUrl}/prices.json): цены, размеры и параметры правил; версия в meta.version
- [Как вызывать](${baseUrl}/docs/how-to-call/): примеры
- [Документация](${baseUrl}/docs/)
- [Калькулятор](${baseUrl}/): для людей

## Optional

- [Сайт производителя](${website})
- [Контакты](${contacts})
`;
}

function sizes(priceList: PriceList): string {
  const lines = roofSizes(priceList).map(
    ({ roof, name, widths, heights, defaultHeight, pitch }) =>
      `- \`${roof}\` (${name}): ширина ${widths.join(", ")}; высота ${heights.join(", ")}, ` +
      `по умолчанию ${defaultHeight}; шаг рам ${pitch}`,
  );
  return lines.join("\n");
}

/** A line a parameter; those that are only 1 or 0 share one. */
function parameters(priceList: PriceList): string {
  const table = parameterTable(priceList);
  const lines: string[] = [];
  const flags: string[] = [];
  for (const name of Object.keys(table) as ParameterName[]) {
    const { russian } = PARAMETER_GUIDE[name];
    const byDefault = defaultOf(name);
    if (byDefault === false) flags.push(`\`${name}\` ${russian}`);
    // What the sizes above or the meaning itself say of values is not said again.
    else if (byDefault === undefined) lines.push(`- \`${name}\`: ${russian}`);
    else if (name === "gates_pos") lines.push(`- \`${name}\`: ${russian}; по умолчанию ${byDefault}`);
    else lines.push(`- \`${name}\`: ${russian}; ${table[name].accepted}; по умолчанию ${byDefault}`);
  }
  return [...lines, `- да или нет (1 или 0, по умолчанию 0): ${flags.join("; ")}`].join("\n");
}

/** The fields that matter most, as they came. */
function shortened({ result, calculation_id, price_per_m2_with_vat, summary_for_ai }: CalcResponse): string {
  const { frames, materials_sum, works_sum, total_with_vat } = result;
  const short = {
    result: { frames, materials_sum, works_sum, total_with_vat },
    calculation_id,
    price_per_m2_with_vat,
    summary_for_ai,
  };
  return JSON.stringify(short);
}
