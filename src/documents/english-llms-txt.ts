import { FILE_FORMATS } from "../engine/file-formats.ts";
import { MOST_ITEMS, SORTS } from "../search/search-parameters.ts";
import { MOST_BATCH_ITEMS } from "../services/batch.ts";
import { roofSizes } from "./examples/roof-sizes.ts";
import { exampleAnswer, exampleCalls } from "./examples/example-calls.ts";
import { toolDefinitions } from "./tools/tool-definitions.ts";
import { twinPath } from "./markdown-twin.ts";
import type { SitePage } from "./site-page.ts";
import type { DocumentSource, DocumentsSource } from "./document-source.ts";
import { bulleted, CHOICE_OF_TOOL, guidance } from "./guidance.ts";
import { callInEnglish, inEnglish } from "./in-english.ts";
import { fieldNames } from "../services/asked/fields.ts";
import { OF_OPERATORS } from "./llms-full.ts";
import { json, mostImportant } from "./shown-answer.ts";

/**
 * The reference text in English, in the form of https://llmstxt.org: every call in it asks for answers in English. It is
 * made of what the tools and the skill are made of.
 */
export function englishLlmsTxt(russian: DocumentsSource, pages: readonly SitePage[]): string {
  const source = inEnglish(russian);
  const { baseUrl, priceList, manufacturer, engine } = source;
  const { offer, sizes, inPrice, conduct } = guidance(source);
  const [calculate] = toolDefinitions(engine);
  const { properties, required } = calculate!.inputSchema;
  const parameters = Object.entries(properties).map(([name, { description }]) => `\`${name}\`: ${description}`);
  const bays = roofSizes(priceList).map(({ roof, baySpacing }) => `${roof} ${baySpacing} m`);
  const item = fieldNames("search").flatMap((name) => (name.startsWith("items.") ? [name.slice("items.".length)] : []));
  const answer = exampleAnswer(engine);
  const { request } = exampleCalls(priceList);
  const body = JSON.stringify({ roof: request.roof, width: request.width, length: request.length, lang: "en" });

  return `# ${manufacturer.brand}: price of a steel hangar frame

> ${offer} No key, CORS is open, answers in JSON. Say \`lang=en\` in every call: texts come in English, figures are the same. Calculator: ${baseUrl}/en/

${inPrice} So turnkey is \`montazh=1&panels=1&panels_montazh=1\`.

Calls, by GET or by MCP at ${baseUrl}/mcp (\`text\`: a wish in Russian):

${bulleted(calls(source))}
- as JSON: \`POST ${baseUrl}/v1/calc ${body}\`
- up to ${MOST_BATCH_ITEMS} at once: POST \`/v1/calc/batch\`, \`{"lang":"en","items":[{…}]}\`
- files: field \`files\` (${FILE_FORMATS.join(", ")})

${json(mostImportant(answer))}

${answer.summary_for_ai}

- Without VAT: \`result.total_with_vat\` − \`result.vat_included\`. Per m²: \`price_per_m2_with_vat\`. The bill of materials: \`result.materials\`, \`result.works\`. Cheaper or dearer: \`alternatives\`.
- \`result.columns\` counts no central ones.
- As data: \`configuration\` (can be sent again), \`notices\`, \`error.problems\`, \`try\` (calls close to a refused one).

A search takes \`budget\` (roubles incl. VAT; without it any price, the cheapest first), \`area_min\`, \`area_max\`, \`attached\` (false: no lean-to), \`roof\` (several with commas), \`width_min\`, \`width_max\`, \`length_\` and \`height_\` likewise, any option, \`limit\` up to ${MOST_ITEMS}, \`sort\`: ${SORTS.join(", ")} (the largest, the cheapest, the cheapest per m² first). Each of \`items\` has ${item.join(", ")}. Nothing fits: \`over_budget\`.

Sizes in ${sizes} Frames stand every ${bays.join(", ")}.

Parameters (required are ${required.join(", ")}: ask for what the user has not named):

${bulleted(parameters)}

How to behave:

${bulleted(conduct)}

## Documentation

- [All of it as one file](${baseUrl}/en/llms-full.txt)
${links(baseUrl, pages, /^\/en\/docs\//)}

## Optional

${links(baseUrl, pages, /^\/en\/$/)}
- [In Russian](${baseUrl}/llms.txt)
- [OpenAPI 3.1](${baseUrl}/openapi.json)
- [Price list](${baseUrl}/prices.json): without lang, [in Excel](${baseUrl}/en/calculator.xlsx)
`;
}

/** A line a tool, with the request that answers its most telling example. */
function calls({ engine, baseUrl }: DocumentSource): string[] {
  return toolDefinitions(engine).map(
    (tool) => `${CHOICE_OF_TOOL[tool.name]}: \`${tool.name}\` or \`GET ${baseUrl}${callInEnglish(tool)}\``,
  );
}

/** See `BEYOND` of the Russian text; the interface and its request builder stand in OpenAPI. */
const BEYOND = new RegExp(
  `/(${OF_OPERATORS}|openapi|request-builder|calls/(query|path|json|understand|batch|by-id))/$`,
);

function links(baseUrl: string, pages: readonly SitePage[], which: RegExp): string {
  const named = pages.filter(({ path }) => which.test(path) && !BEYOND.test(path));
  return named.map(({ title, path }) => `- [${title}](${baseUrl}${twinPath(path)})`).join("\n");
}
