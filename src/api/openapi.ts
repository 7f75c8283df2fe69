import { createDocument, type ZodOpenApiObject, type ZodOpenApiOverride } from "zod-openapi";
import { CALCULATION_ID_PATTERN } from "../engine/response.ts";
import { priceListSchema } from "../price-list/schema.ts";
import type { DocumentSource } from "./document-source.ts";
import { exampleAnswer, exampleCalls } from "./example-calls.ts";
import { describedParameters } from "./openapi-parameters.ts";
import { describedResponses } from "./openapi-responses.ts";
import { describedSearch } from "./openapi-search.ts";

/** Version of the interface, not of the price list: contract, "Versioning". */
const INTERFACE_VERSION = "1.0.0";

const GUIDE = `
Calculates the indicative price of a steel hangar frame from the manufacturer's price list: a bill of materials, works,
totals, ready texts and links. All amounts are roubles and include VAT. No key, no registration; CORS is open; HEAD
answers like GET.

How to use it:

- Pick one way to call. \`calculateHangar\` (query string) suits most tools. Use a path form when a tool cannot send a
  query string, and POST when it sends JSON. All of them take the same parameters and give the same answer, byte for byte.
- \`width\` and \`height\` are metres, or millimetres from 1000 up. \`length\` is always metres.
- The user names a sum, not sizes: \`findHangars\` gives the best standard configurations for it, with the same figures.
- If \`normalization_notes\` is present, a size was rounded to a standard one: tell the user.
- On 400 report to the user what \`error.message\` and \`error.details\` say; \`supported\` lists the standard sizes and
  \`alternatives\` tells where to turn for another one. Do not substitute another size silently.
- Delivery and the foundation are never in the price. Do not estimate delivery: it is clarified with the manufacturer.
- Pass on \`warnings\` and \`disclaimer\`. \`summary_for_ai\` may be shown almost verbatim. Hand
  \`next_step.quote_prompt\` and \`next_step.request_quote_url\` to the user as they are.
- \`calculation_id\` is a fingerprint of the configuration, not an application number: nothing is stored or ordered.
`.trim();

/** The interface description, made of the very schemas that the service answers by. */
export function openApi({
  engine,
  priceList,
  manufacturer,
  baseUrl,
}: DocumentSource): ReturnType<typeof createDocument> {
  const parameters = describedParameters(priceList);
  const responses = describedResponses(engine);
  const search = describedSearch(engine, parameters.query);
  const example = exampleCalls(priceList);
  const calculation = { tags: ["Calculation"] };
  const reference = { tags: ["Reference"] };

  const description: ZodOpenApiObject = {
    openapi: "3.1.0",
    info: {
      title: "Hangar frame cost calculation",
      version: INTERFACE_VERSION,
      summary: "Indicative price of a steel hangar frame",
      description: GUIDE,
      contact: { name: manufacturer.brand, url: manufacturer.contacts, email: manufacturer.email },
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: baseUrl }],
    security: [],
    tags: [
      { name: "Calculation", description: "One calculation, in several ways to call it" },
      { name: "Search", description: "What can be had for a budget" },
      { name: "Reference", description: "The price list and the descriptions of the interface" },
    ],
    externalDocs: { url: `${baseUrl}/docs/`, description: "Documentation for people" },
    paths: {
      "/v1/calc": {
        get: {
          ...calculation,
          operationId: "calculateHangar",
          summary: "Calculate a hangar (query string)",
          description:
            "The usual call. Give roof, width and length; everything else has a default. Never estimate delivery; " +
            "report normalization_notes and warnings to the user.",
          parameters: parameters.query,
          responses: responses.calculation,
        },
        post: {
          ...calculation,
          operationId: "calculateHangarByPost",
          summary: "Calculate a hangar (JSON body)",
          description: "The same calculation for tools that send JSON. Creates nothing.",
          requestBody: {
            required: true,
            content: {
              "application/json": {
                schema: { $ref: "#/components/schemas/CalculationRequest" },
                examples: { complete: { summary: "One gate, mounting and sandwich panels", value: example.request } },
              },
            },
          },
          responses: responses.calculationByPost,
        },
      },
      "/v1/calc/{roof}/{width}/{length}/{height}": {
        get: {
          ...calculation,
          operationId: "calculateHangarByPath",
          summary: "Calculate a hangar without options (path)",
          description: "The same calculation for tools that open plain links; every option takes its default.",
          parameters: parameters.path,
          responses: responses.calculation,
        },
      },
      "/v1/calc/{roof}/{width}/{length}/{height}/{opts}": {
        get: {
          ...calculation,
          operationId: "calculateHangarByPathWithOptions",
          summary: "Calculate a hangar with options (path)",
          description:
            `The same calculation for tools that open plain links, for example ${example.pathWithHyphens} ` +
            `or ${example.pathWithCommas}.`,
          parameters: [...parameters.path, parameters.opts],
          responses: responses.calculation,
        },
      },
      "/v1/calc/id/{calculation_id}": {
        get: {
          ...calculation,
          operationId: "openCalculationById",
          summary: "Calculate the hangar of a calculation_id",
          description: "Opens a calculation by its id at today's prices. Takes no other parameter but explain.",
          parameters: [
            {
              name: "calculation_id",
              in: "path",
              required: true,
              description: "calculation_id of an earlier answer",
              schema: { type: "string", pattern: CALCULATION_ID_PATTERN.source },
              example: exampleAnswer(engine).calculation_id,
            },
            ...parameters.query.filter(({ name }) => name === "explain"),
          ],
          responses: responses.calculationById,
        },
      },
      "/v1/search": {
        get: {
          tags: ["Search"],
          operationId: "findHangars",
          summary: "Find the best hangars for a budget",
          description:
            "Searches all standard sizes and lengths of whole bays. Use it when the user names a sum instead of sizes. " +
            "Bounds and options are wishes; only budget is required. over_budget tells what is missing when nothing fits.",
          parameters: search.parameters,
          responses: { ...search.responses, ...responses.always },
        },
      },
      "/v1": {
        get: {
          ...reference,
          operationId: "redirectToReference",
          summary: "Redirect to the reference text",
          responses: responses.redirect,
        },
      },
      "/prices.json": {
        get: {
          ...reference,
          operationId: "getPriceList",
          summary: "The whole price list and the parameters of the calculation rules",
          description: "meta.version equals prices_version of every calculation.",
          responses: responses.document(
            "The price list",
            "application/json",
            priceListSchema.meta({ id: "PriceList" }),
          ),
        },
      },
      "/openapi.json": {
        get: {
          ...reference,
          operationId: "getInterfaceDescription",
          summary: "This description",
          responses: responses.document("OpenAPI 3.1", "application/json", { type: "object" }),
        },
      },
      "/llms.txt": {
        get: {
          ...reference,
          operationId: "getReferenceText",
          summary: "Short reference text for language models, in Russian",
          responses: responses.document("The reference text", "text/plain", { type: "string" }),
        },
      },
    },
    components: { schemas: { CalculationRequest: parameters.body } },
  };
  return createDocument(description, { override: withoutNoise });
}

/** Zod bounds every integer, and a discriminator must be a string, which `group` of a line is not. */
const withoutNoise: ZodOpenApiOverride = ({ jsonSchema }) => {
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  delete jsonSchema.discriminator;
};
