import type { Engine } from "../../engine/create-engine.ts";
import { REQUIRED_PARAMETERS, type ValueSchema } from "../../engine/request/parameters.ts";
import { CALCULATION_ID_PATTERN } from "../../engine/response.ts";
import { exampleAnswer, exampleCalls } from "../examples/example-calls.ts";
import { defaultInWords, parameterValues, type DescribedValue } from "../parameters/parameter-values.ts";
import { searchValues } from "../parameters/search-values.ts";
import { exampleWishes, nextWish, wishText } from "../examples/wishes.ts";
import { EXAMPLE_FIELDS, fieldsValue } from "../parameters/fields-value.ts";
import { fieldNames } from "../../services/asked/fields.ts";
import { besideText } from "../../services/asked/beside-text.ts";
import { CONDUCT, type ToolName } from "../guidance.ts";
import type { ToolArguments } from "./tool-path.ts";

/*
 * The tools of the service for language models, once. MCP, /tools/openai.json and /tools/anthropic.json are all made of
 * this list, and whoever runs a tool asks the service the GET request that `toolPath` gives. The list is plain JSON, made
 * at build time: a running host is given it ready, as it is given the documents.
 */

/** JSON Schema (2020-12) of a tool's arguments; every argument is named as the parameter of the HTTP interface. */
export interface ToolInput {
  type: "object";
  properties: Record<string, ToolValue>;
  required: string[];
  additionalProperties: false;
}

/** As much of JSON Schema as arguments need and as strict modes and other models take: no lengths, no list of numbers. */
export interface ToolValue extends Partial<Omit<ValueSchema, "type">> {
  type: ValueSchema["type"] | "array";
  /** English. */
  description: string;
  pattern?: string;
  items?: Pick<ValueSchema, "type" | "enum">;
  minItems?: number;
}

export interface ToolDefinition {
  /** Also the `operationId` of the GET request in /openapi.json that answers the tool. */
  name: ToolName;
  /** For people, in Russian and in English: a listing does not know its reader's language, and there is one title. */
  title: string;
  /** For the model, in English: what the tool does, when to use it and what to do with the answer. */
  description: string;
  inputSchema: ToolInput;
  /** Arguments that are answered with 200. */
  examples: ToolArguments[];
  /** Path of the GET request that answers the tool; `{name}` stands for an argument. */
  path: string;
}

const { wish, error, rounded, passedOn, delivery, handedOver } = CONDUCT.en;

const RULES = `Amounts are roubles incl. VAT; delivery and the foundation are never included. ${error} ${delivery}`;

/** Fields of a hangar that was found, as they come over HTTP. */
const ITEM = fieldNames("search").flatMap((name) => (name.startsWith("items.") ? [name.slice("items.".length)] : []));

const BY_DEFAULT = "Left out: everything over HTTP, over MCP a short answer";

/** Every tool, the most used first. */
export function toolDefinitions(engine: Engine): ToolDefinition[] {
  const { request } = exampleCalls(engine.priceList);
  const { roof, width, length } = request;
  const { discount: _neverApplied, ...parameters } = parameterValues(engine);
  const { explain, prices_version, lang } = parameters;
  const filters = searchValues(engine);
  const budget = filters.budget.examples[0];
  const id = exampleAnswer(engine).calculation_id;
  const wishes = exampleWishes(engine.priceList);
  const fields = fieldsValue("calculation", `${BY_DEFAULT} without the bill of materials.`);
  return [
    {
      name: "calculate_hangar",
      title: "Рассчитать ангар / Calculate a hangar",
      description:
        "Calculates the indicative price of one steel hangar frame from the manufacturer's price list: bill of " +
        "materials, works, totals and ready texts. Use it when the user names sizes; roof, width and length are required, " +
        "ask for what is missing. Field files has links to drawings, models and tables. " +
        `${rounded} ${passedOn} ${handedOver} ${RULES}`,
      inputSchema: input({ ...parameters, fields }, REQUIRED_PARAMETERS),
      examples: [{ roof, width, length }, { roof, width, length, fields: [...EXAMPLE_FIELDS.calculation] }, request],
      path: "/v1/calc",
    },
    {
      name: "understand_wish",
      title: "Понять пожелание словами / Understand a wish",
      description:
        "Reads a wish in the user's own Russian words into parameters of calculate_hangar and find_hangars, and prices it. " +
        `Use it first whenever the user writes in words. ${wish} reading is the price of what was read: tell left_out with ` +
        "it. Add the parameters of each chosen answer to parameters, and only then calculate. Tell the reason of each of " +
        "not_offered and pass on notes. Give what is known from before, parameters, beside text: the text may change it.",
      inputSchema: input(
        {
          text: wishText(engine.priceList),
          ...besideText(parameterValues(engine)),
          fields: fieldsValue("wish", "Left out: everything."),
        },
        ["text"],
      ),
      examples: [{ text: wishes.whole }, nextWish(engine.priceList), { text: wishes.question }],
      path: "/v1/understand",
    },
    {
      name: "find_hangars",
      title: "Подобрать ангар по бюджету / Find hangars for a budget",
      description:
        "Finds the best standard hangars among all sizes, always under today's price list. Use it when the user names a sum " +
        "instead of sizes, or wants the largest or the cheapest hangar. All are wishes: with budget the largest come first, " +
        "without it the cheapest (give area_min). When nothing fits budget, items is empty and over_budget names the " +
        `cheapest one and the missing sum. Each of items has ${ITEM.join(", ")}. open_calculation opens an item; attached ` +
        `means that its roof leans on a building, say so. ${RULES}`,
      inputSchema: input({ ...filters, fields: fieldsValue("search", `${BY_DEFAULT}.`) }, []),
      examples: [
        { budget },
        { area_min: filters.area_min.examples[0] },
        { budget, roof: [roof], gates: 1, montazh: true, limit: 3 },
      ],
      path: "/v1/search",
    },
    {
      name: "open_calculation",
      title: "Открыть расчёт по номеру / Open a calculation by its id",
      description:
        "Opens the calculation of a calculation_id at today's prices: the same answer as calculate_hangar gives for that " +
        "configuration. Use it when the user has an id. unknown_calculation_id: report error.message; the id is mistyped, ask " +
        "for it again, or its size is no longer offered, and details name the prices_version that still opens it.",
      inputSchema: input(
        {
          calculation_id: {
            type: "string",
            pattern: CALCULATION_ID_PATTERN.source,
            description: "calculation_id of an earlier answer, as it was given.",
            examples: [id],
          },
          explain,
          prices_version,
          lang,
          fields,
        },
        ["calculation_id"],
      ),
      examples: [{ calculation_id: id }],
      path: "/v1/calc/id/{calculation_id}",
    },
    {
      name: "list_options",
      title: "Размеры и параметры / Sizes and parameters",
      description:
        "Lists what can be calculated: roof types with their standard widths and column heights, bounds of the length, " +
        "limits of openings, and every parameter with its values and default. Use it before a calculation when the user " +
        "asks what is available or when a size or value is in doubt. Prices are not in it.",
      inputSchema: input({ lang }, []),
      examples: [{}],
      path: "/options.json",
    },
  ];
}

function input(values: Readonly<Record<string, DescribedValue>>, required: readonly string[]): ToolInput {
  const properties = Object.entries(values).map(([name, value]) => {
    return [name, toolValue(defaultInWords(value))];
  });
  return {
    type: "object",
    properties: Object.fromEntries(properties) as Record<string, ToolValue>,
    required: [...required],
    additionalProperties: false,
  };
}

function toolValue({ examples: _shown, minLength: _least, maxLength, ...value }: DescribedValue): object {
  const { description, enum: values } = value;
  if (maxLength !== undefined) return { ...value, description: `${description} At most ${maxLength} characters.` };
  if (value.type !== "integer" || !values) return value;
  const { enum: _listed, ...others } = value;
  return { ...others, minimum: Math.min(...values), maximum: Math.max(...values) };
}
