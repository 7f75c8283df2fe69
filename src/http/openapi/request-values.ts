import type { oas31, ZodOpenApiOverride } from "zod-openapi";
import type { z } from "zod";
import type { Engine } from "../../engine/create-engine.ts";
import { calcResponseSchema } from "../../engine/response.ts";
import { understoodSchema } from "../../understanding/response.ts";
import { parameterValues, type DescribedValue } from "../../documents/parameters/parameter-values.ts";
import { searchValues } from "../../documents/parameters/search-values.ts";

/*
 * Answers that hold parameters hold the values that a request takes, so that a program can send back what came.
 */

const { parameters, search, questions } = understoodSchema.shape;

/** What a wish means, by the component that describes it. */
const PARTIAL = new Map<z.core.$ZodType, string>([
  [parameters, "PartialRequest"],
  [search.unwrap().shape.parameters, "PartialSearch"],
  [questions.element.shape.choices.element.shape.parameters, "ChosenParameters"],
]);

/** Any of the parameters of a calculation, of a search, and of an answer to a question, as JSON has them. */
export function partialRequests(engine: Engine): Record<string, oas31.SchemaObject> {
  const ofCalculation = withoutBounds(parameterValues(engine));
  const { roof } = ofCalculation;
  const ofSearch = { ...withoutBounds(searchValues(engine)), roof: roof! };
  const area: oas31.SchemaObject = { type: "number", description: "Square metres, where either bound is meant" };
  const some = (of: string, properties: Record<string, oas31.SchemaObject>): oas31.SchemaObject => ({
    type: "object",
    description: `Any of the parameters of ${of}`,
    properties,
    additionalProperties: false,
  });
  return {
    PartialRequest: some("a calculation", ofCalculation),
    PartialSearch: some("a search", ofSearch),
    ChosenParameters: some("a calculation and of a search", { ...ofSearch, ...ofCalculation, area }),
  };
}

function withoutBounds(values: Record<string, DescribedValue>): Record<string, oas31.SchemaObject> {
  return Object.fromEntries(
    Object.entries(values).map(([name, { type, enum: listed }]) => [
      name,
      { type: type!, ...(listed && { enum: listed }), description: `As the parameter ${name} takes it` },
    ]),
  );
}

/** Lists the values of `configuration`, and describes what a wish means as `partialRequests` does. */
export function requestValues(engine: Engine): ZodOpenApiOverride {
  const values = parameterValues(engine) as Record<string, DescribedValue>;
  const { configuration } = calcResponseSchema.shape;
  const listed = new Map<z.core.$ZodType, unknown[] | undefined>(
    Object.entries(configuration.shape).map(([name, schema]) => [schema, values[name]?.enum]),
  );
  return ({ jsonSchema, zodSchema }) => {
    const names = listed.get(zodSchema);
    if (names) jsonSchema.enum = names as (string | number)[];
    const partial = PARTIAL.get(zodSchema);
    if (partial === undefined) return;
    delete jsonSchema.type;
    delete jsonSchema.propertyNames;
    delete jsonSchema.additionalProperties;
    jsonSchema.$ref = `#/components/schemas/${partial}`;
  };
}
