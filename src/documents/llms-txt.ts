import { FILE_FORMATS } from "../engine/file-formats.ts";
import { russian } from "../messages/ru/answers.ts";
import { counted, withUnit } from "../text/format.ts";
import { REQUIRED_PARAMETERS, type ParameterName, type ParameterTable } from "../engine/request/parameters.ts";
import type { PriceList } from "../price-list/schema.ts";
import { exampleSearch } from "../search/example-search.ts";
import { MOST_ITEMS, SORTS } from "../search/search-parameters.ts";
import { search } from "../search/search.ts";
import { MOST_BATCH_ITEMS } from "../services/batch.ts";
import { wishAnswer } from "../services/wish.ts";
import type { DocumentSource } from "./document-source.ts";
import { bulleted, CONDUCT, conductWithAnswers } from "./guidance.ts";
import { exampleAnswer, exampleCalls } from "./examples/example-calls.ts";
import { twinPath } from "./markdown-twin.ts";
import { defaultOf, guideOf } from "./parameters/parameter-guide.ts";
import { roofSizes } from "./examples/roof-sizes.ts";
import type { SitePage } from "./site-page.ts";
import { OF_OPERATORS } from "./llms-full.ts";
import { json, mostImportant } from "./shown-answer.ts";

/**
 * The reference text for language models in the format of https://llmstxt.org, version 2: no headings but the lists of
 * links have one, and the links lead to Markdown. It is meant to be enough by itself, so calls and their answers stand
 * in the text. `pages` are those of the built site.
 */
export function llmsTxt(source: DocumentSource, pages: readonly SitePage[]): string {
  const { priceList, manufacturer, baseUrl } = source;
  const { brand, legal_name, city, service_area, phone, email, website, contacts, loads } = manufacturer;
  const { meta, length, rounding, delivery, foundation } = priceList;
  const vat = Math.round(meta.vat_rate * 100);

  return `# ${brand}: цена каркаса ангара

> Сервис производителя (${legal_name}, ${city}) считает ориентировочную цену стального каркаса ангара по прайс-листу от ${meta.version}. Суммы в рублях с НДС ${withUnit(vat, "%")}. Без ключей, CORS открыт, ответы в JSON. Каркас изготовят за ${counted(meta.production_days, "день", "дня", "дней")} с согласования; монтаж и доставка — сверх.

${service_area}. Телефон ${phone}, почта ${email}. Калькулятор: ${baseUrl}/

В цене: фермы, колонны, фахверк, крепёж, связи и прогоны, рамы проёмов; по запросу — монтаж каркаса (\`montazh\`), сэндвич-панели (\`panels\`), их монтаж (\`panels_montazh\`). «Под ключ» — все три:

- Ворота, двери и окна — рамы без полотен, и под ключ.
- ${foundation.text}
- ${delivery.text}
- ${loads ? `${russian.loads(loads)} Это заявление производителя, не расчёт.` : "Снеговой и ветровой районы не заявлены."}

Как себя вести:

${bulleted(conductWithAnswers("ru", manufacturer))}

Где ответ:

- Без НДС: \`result.total_with_vat\` − \`result.vat_included\`. За м²: \`price_per_m2_with_vat\`.
- Дешевле или дороже: \`alternatives\`, разница — \`difference\`.
- Нужное и замены: \`fields=result.total_with_vat,warnings\`.
- Работы: \`result.works_sum\`. Смета: \`result.materials\`, \`result.works\`. \`result.columns\` — без центральных: они в смете.

Размеры, м (ширина и высота округляются до ближайших, посередине — до большей, за крайними — до ${withUnit(rounding.beyond_m, "м")}; длина ${length.min_m}–${withUnit(length.max_m, "м")}; * — высота по умолчанию):

${sizes(priceList)}

Параметры (обязательны ${REQUIRED_PARAMETERS.map((name) => `\`${name}\``).join(", ")}; числа по умолчанию 0); в скобках — то же латиницей:

${parameters(source.engine.parameters, source.priceList)}

${callsAndAnswers(source)}

Ещё: ${interfaces(baseUrl)}.

## Документация

${documentation(baseUrl, pages)}

## Optional

${links(
  baseUrl,
  pages.filter(({ path, lang }) => lang === "ru" && !path.startsWith("/docs/")),
)}
- [Сайт производителя](${website})
- [Контакты](${contacts})
`;
}

/** Each call with what it is really answered, cut to the fields that matter most. */
function callsAndAnswers({ engine, priceList, baseUrl }: DocumentSource): string {
  const calls = exampleCalls(priceList);
  const answer = exampleAnswer(engine);
  const searchPath = exampleSearch(answer);
  const found = search(engine, new URL(searchPath, baseUrl).searchParams);
  if (found.status !== 200)
    throw new Error(`the example search cannot be answered: ${found.body.error.details.join("; ")}`);
  const { roof, width, length } = calls.request;
  const wish = wishAnswer(engine, [["text", `${roof} ${width}x${length}`]]);
  if (wish.status !== 200) throw new Error("the example wish cannot be read");
  const wishPath = `/v1/understand?text=${roof}+${width}x${length}`;
  const [{ area_m2, total_with_vat, calculation_id } = {}] = found.body.items;

  return `Вызовы:

- строка запроса: \`GET ${baseUrl}${calls.query}\`
- путь, опции через дефис (или \`gates=1,montazh=1\`): \`GET ${baseUrl}${calls.pathWithHyphens}\`
- по номеру: \`GET ${baseUrl}/v1/calc/id/${answer.calculation_id}\`
- файлы: поле \`files\` (${FILE_FORMATS.join(", ")})
- JSON: \`POST ${baseUrl}/v1/calc ${calls.body}\`
- до ${MOST_BATCH_ITEMS} разом: POST \`/v1/calc/batch\`, \`{"items":[…]}\`

${json(mostImportant(answer))}

Поиск: \`budget\` — рубли с НДС (без него цена любая, вперёд дешёвые); \`area_min\`, \`area_max\`, \`attached\` (0 — без пристроек), \`roof\` (несколько через запятую), \`width_min\`, \`width_max\`, так же \`length_\` и \`height_\`, любые опции; \`sort\` ${SORTS.join(", ")} (вперёд большие, дешёвые, дешёвые за м²), \`limit\` до ${MOST_ITEMS}. В каждом из \`items\`: ${Object.keys(found.body.items[0] ?? {}).join(", ")}. Ничего не влезло — \`over_budget\`. \`GET ${baseUrl}${searchPath}\`

${json({ found: found.body.found, items: [{ area_m2, total_with_vat, calculation_id }] })}

${CONDUCT.ru.wish} \`GET ${baseUrl}${wishPath}\`

${json({ parameters: wish.body.parameters })}`;
}

function interfaces(baseUrl: string): string {
  return [
    `MCP ${baseUrl}/mcp`,
    "/tools/openai.json и /tools/anthropic.json",
    "OpenAPI 3.1 /openapi.json",
    "прайс-лист /prices.json, Excel /calculator.xlsx",
  ].join("; ");
}

/** Besides the pages of operators those for people's eyes, or of what stands above, which llms-full.txt has. */
const BEYOND = new RegExp(`^/docs/(${OF_OPERATORS}|request-builder|calls/(query|path|json|understand|batch|by-id))/$`);

/** The pages of the first language; the start of the other leads on. */
function documentation(baseUrl: string, pages: readonly SitePage[]): string {
  const full = `- [Вся документация одним файлом](${baseUrl}/llms-full.txt)`;
  const english = pages.some(({ path }) => path === "/en/docs/")
    ? `- [In English](${baseUrl}${twinPath("/en/docs/")})`
    : "";
  const russian = links(
    baseUrl,
    pages.filter(({ path }) => path.startsWith("/docs/") && !BEYOND.test(path)),
  );
  return [full, russian, english].filter((text) => text !== "").join("\n");
}

function links(baseUrl: string, pages: readonly SitePage[]): string {
  return pages.map(({ title, path }) => `- [${title}](${baseUrl}${twinPath(path)})`).join("\n");
}

function sizes(priceList: PriceList): string {
  const lines = roofSizes(priceList).map(
    ({ roof, name, widths, heights, defaultHeight, baySpacing }) =>
      `- \`${roof}\` (${name}): ширина ${widths.join(", ")}; высота ` +
      `${heights.map((height) => (Number(height) === defaultHeight ? `${height}*` : height)).join(", ")}; шаг рам ${baySpacing}`,
  );
  return lines.join("\n");
}

/** A line a parameter; those that are only 1 or 0 share one. */
function parameters(table: ParameterTable, priceList: PriceList): string {
  const lines: string[] = [];
  const flags: string[] = [];
  for (const name of Object.keys(table) as ParameterName[]) {
    const { russian } = guideOf(name, priceList);
    const byDefault = defaultOf(name);
    const { maximum } = table[name].schema;
    if (byDefault === false) flags.push(`\`${name}\` ${russian}`);
    else if (typeof byDefault === "string") {
      lines.push(`- \`${name}\`: ${russian}; ${table[name].accepted}; по умолчанию ${byDefault}`);
    } else lines.push(`- \`${name}\`: ${russian}${maximum === undefined ? "" : `, до ${maximum}`}`);
  }
  return [...lines, `- да или нет (1 или 0): ${flags.join("; ")}`].join("\n");
}
