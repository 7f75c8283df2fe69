import type { oas31 } from "zod-openapi";
import type { Engine } from "../../../engine/create-engine.ts";
import { REQUIRED_PARAMETERS, type ParameterName, type ParameterTable } from "../../../engine/request/parameters.ts";
import type { PriceList } from "../../../price-list/schema.ts";
import { CALCULATION_ID_PATTERN } from "../../../engine/response.ts";
import { besideText } from "../../../services/asked/beside-text.ts";
import { BESIDE_ID } from "../../errors.ts";
import { exampleAnswer, exampleCalls } from "../../../documents/examples/example-calls.ts";
import { inJson, inLink } from "./value-forms.ts";
import {
  defaultInWords,
  parameterValues,
  type DescribedValue,
} from "../../../documents/parameters/parameter-values.ts";

type ParameterObject = oas31.ParameterObject;
type SchemaObject = oas31.SchemaObject;

/** The parameters of a calculation as the interface description shows them, by name. */
export interface DescribedParameters {
  query: ParameterObject[];
  /** Segments of the path without options. */
  path: ParameterObject[];
  lang: ParameterObject;
  opts: ParameterObject;
  body: SchemaObject;
  /** What a wish takes beside its text, none of it required. */
  besideText: { query: ParameterObject[]; body: Record<string, SchemaObject> };
  /** The id in the path, and what may stand beside it. */
  id: ParameterObject[];
}

const FLAG_WORDS = "1 or 0; true/false, yes/no and да/нет are taken too.";

export function describedParameters(engine: Engine): DescribedParameters {
  const table = engine.parameters;
  const names = Object.keys(table) as ParameterName[];
  const required: readonly string[] = REQUIRED_PARAMETERS;
  const values = parameterValues(engine);
  const schemas = Object.fromEntries(
    names.map((name) => [name, defaultInWords(everyValue(values[name], table[name]))]),
  ) as Record<ParameterName, DescribedValue>;

  function parameter(name: ParameterName, place: "query" | "path"): ParameterObject {
    const value = schemas[name];
    const isFlag = value.type === "boolean";
    return {
      name,
      in: place,
      description: isFlag ? `${value.description} ${FLAG_WORDS}` : value.description,
      required: place === "path" || required.includes(name),
      schema: inLink(value, table[name].numbers),
      example: isFlag ? "1" : value.examples[0],
    };
  }

  const inBody = (name: ParameterName, isRequired: boolean): SchemaObject =>
    inJson(schemas[name], { isRequired, numbers: table[name].numbers });

  const query = names.map((name) => parameter(name, "query"));
  const ofWish = Object.keys(besideText(table)) as ParameterName[];
  return {
    query,
    id: [
      {
        name: "calculation_id",
        in: "path",
        required: true,
        description: "calculation_id of an earlier answer",
        schema: { type: "string", pattern: CALCULATION_ID_PATTERN.source },
        example: exampleAnswer(engine).calculation_id,
      },
      ...query.filter(({ name }) => BESIDE_ID.includes(name)),
    ],
    path: (["roof", "width", "length", "height"] as const).map((name) => parameter(name, "path")),
    opts: optionsSegment(engine.priceList),
    besideText: {
      query: ofWish.map((name) => ({ ...parameter(name, "query"), required: false })),
      body: Object.fromEntries(ofWish.map((name) => [name, inBody(name, false)])),
    },
    lang: query.find(({ name }) => name === "lang")!,
    body: {
      type: "object",
      description:
        "All parameters of a calculation by name. Values may also be the strings that the query string takes; null is as " +
        "good as leaving the parameter out.",
      properties: Object.fromEntries(names.map((name) => [name, inBody(name, required.includes(name))])),
      required: [...required],
      additionalProperties: false,
    },
  };
}

/** An enumeration with its contract values and their aliases. */
function everyValue(value: DescribedValue, { aliases }: ParameterTable[ParameterName]): DescribedValue {
  if (!aliases) return value;
  return { ...value, enum: [...new Set([...Object.values(aliases), ...Object.keys(aliases)])] };
}

function optionsSegment(priceList: PriceList): ParameterObject {
  const { path, pathWithHyphens } = exampleCalls(priceList);
  return {
    name: "opts",
    in: "path",
    description:
      "Options by their query parameter names, in one of two forms: name-value pairs joined by hyphens (recommended: " +
      "nothing needs escaping) or name=value pairs separated by commas. A mix of both is understood.",
    required: true,
    schema: { type: "string", minLength: 1 },
    example: pathWithHyphens.slice(path.length + 1),
  };
}
