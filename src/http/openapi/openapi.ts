import { INTERFACE_VERSION } from "../../documents/paths.ts";
import { createDocument, type ZodOpenApiObject, type ZodOpenApiOverride } from "zod-openapi";
import { ERROR_CODES, errorBodySchema } from "../../engine/response.ts";
import type { DocumentsSource } from "../../documents/document-source.ts";
import { inEnglish } from "../../documents/in-english.ts";
import { ERROR_GUIDE } from "./error-guide.ts";
import { STATUS_OF } from "../errors.ts";
import { listFigures } from "./list-figures.ts";
import { describedParameters } from "./parameters/parameters.ts";
import { describedPaths } from "./paths.ts";
import { partialRequests, requestValues } from "./request-values.ts";
import { describedResponses } from "./responses.ts";

const GUIDE = `
Calculates the indicative price of a steel hangar frame from the manufacturer's price list: a bill of materials, works,
totals, ready texts and links. All amounts are roubles and include VAT. No key, no registration; CORS is open; HEAD
answers like GET.

How to use it:

- Pick one way to call. \`calculate_hangar\` (query string) suits most tools. Use a path form when a tool cannot send a
  query string, and POST when it sends JSON. All of them take the same parameters and give the same answer, byte for byte.
- \`width\` and \`height\` are metres, or millimetres from 1000 up. \`length\` is always metres.
- The user names a sum, not sizes: \`find_hangars\` gives the best standard configurations for it, with the same figures.
- The user writes in words («двускатный 12 на 30 с монтажом»): \`understand_wish\` gives parameters for both, and what to
  ask. Never fill in what it does not say.
- The user has a \`calculation_id\`: \`open_calculation\` opens it. The user asks what there is: \`list_options\`.
- If \`normalization_notes\` is present, a size was rounded to a standard one: tell the user.
- On 400 report to the user what \`error.message\` and \`error.details\` say; \`supported\` lists the standard sizes and
  \`alternatives\` tells where to turn for another one. Do not substitute another size silently.
- Delivery and the foundation are never in the price. Do not estimate delivery: it is clarified with the manufacturer.
- Pass on \`warnings\` and \`disclaimer\`. \`summary_for_ai\` may be shown almost verbatim. Hand
  \`next_step.quote_prompt\` and \`next_step.request_quote_url\` to the user as they are.
- \`calculation_id\` is a fingerprint of the configuration, not a quote request number: nothing is stored or ordered.
`.trim();

/** The interface description, made of the very schemas that the service answers by. */
export function openApi(source: DocumentsSource): ReturnType<typeof createDocument> {
  const { engine, priceList, manufacturer, baseUrl, build } = source;
  const parameters = describedParameters(engine);
  const responses = describedResponses(engine, inEnglish(source).engine, build);
  const description: ZodOpenApiObject = {
    openapi: "3.1.0",
    info: {
      title: "Hangar frame cost calculation",
      version: INTERFACE_VERSION,
      summary: "Indicative price of a steel hangar frame",
      description: `${GUIDE}\n\nWhat changed, and what does not while the version is v1: ${baseUrl}/docs/changelog/`,
      contact: { name: manufacturer.brand, url: manufacturer.contacts, email: manufacturer.email },
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: baseUrl, description: "This service" }],
    security: [],
    tags: [
      { name: "Calculation", description: "One calculation, in several ways to call it" },
      { name: "Files", description: "The same answers as files: tables, workbooks, drawings" },
      { name: "Search", description: "What can be had for a budget" },
      { name: "Understanding", description: "What a wish in words means" },
      {
        name: "Reference",
        description: "The price list and the descriptions of the interface",
        externalDocs: { url: `${baseUrl}/docs/changelog/`, description: "Changes of the interface" },
      },
    ],
    externalDocs: { url: `${baseUrl}/docs/`, description: "Documentation for people" },
    paths: describedPaths(source, parameters, responses),
    components: {
      schemas: { CalculationRequest: parameters.body, ...partialRequests(engine) },
      examples: responses.examples,
    },
  };
  const overrides = [override, listFigures(priceList), requestValues(engine)];
  return createDocument(description, { override: (context) => overrides.forEach((one) => one(context)) });
}

/** What each `error.code` means and what to do about it, as a list of Markdown. */
const CODES = ERROR_CODES.map((code) => {
  const { cause, cure } = ERROR_GUIDE[code];
  return `- \`${code}\` (${STATUS_OF[code]}): ${cause}; ${cure}.`;
}).join("\n");

/**
 * Zod bounds every integer and gives a date a pattern too, a discriminator must be a string, which `group` of a line is
 * not, and a list of one value is understood by more generators than `const`.
 */
const override: ZodOpenApiOverride = ({ jsonSchema, zodSchema }) => {
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.format === "date") delete jsonSchema.pattern;
  if (jsonSchema.const !== undefined) {
    jsonSchema.enum = [jsonSchema.const];
    if (Number.isInteger(jsonSchema.const)) jsonSchema.type = "integer";
    delete jsonSchema.const;
  }
  delete jsonSchema.discriminator;
  if (zodSchema === errorBodySchema.shape.error.shape.code) jsonSchema.description = `Kind of the error.\n\n${CODES}`;
};
