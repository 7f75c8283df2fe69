import { compile } from "json-schema-to-typescript";
import { z } from "zod";
import { calcResponseSchema, ERROR_CODES, errorBodySchema } from "../../../src/engine/response.ts";
import { priceListSchema } from "../../../src/price-list/schema.ts";
import { understandingSchema } from "../../../src/understanding/response.ts";

const noteSchema = z.strictObject({
  parameter: z.enum(["width", "length", "height"]),
  requested_mm: z.number().meta({ description: "What was asked for, millimetres" }),
  used_mm: z.number().meta({ description: "What is calculated, millimetres" }),
  text: z.string().meta({ description: "How the size was rounded, in Russian" }),
});
const problemSchema = z.strictObject({
  code: z.enum(ERROR_CODES),
  about: z
    .array(
      z.strictObject({
        parameter: z.string().meta({ description: "The contract's name, or an unknown one as it came" }),
      }),
    )
    .meta({ description: "What it is about; error.problems of the body tells more" }),
  came: z.string().optional().meta({ description: "What came, in Russian" }),
  accepted: z.string().meta({ description: "What is accepted, or what to do instead, in Russian" }),
});
const answerSchema = z.discriminatedUnion("status", [
  z.strictObject({ status: z.literal(200), body: calcResponseSchema, notes: z.array(noteSchema) }),
  z.strictObject({ status: z.literal(400), body: errorBodySchema, problems: z.array(problemSchema) }),
]);

const DOORS = `
/** Parameters by name, for example \`{ roof: "dvuhskat", width: 12, length: 30 }\`; URLSearchParams fits too. */
export type Parameters = Readonly<Record<string, unknown>> | Iterable<readonly [name: string, value: unknown]>;

/** Calculates a hangar. Sizes in metres, as in the query string of GET /v1/calc. */
export declare function calculate(parameters: Parameters): Answer;

/** Calculates the configuration that a calculation_id stands for. Of the parameters it takes \`explain\` alone. */
export declare function fromCalculationId(id: string, parameters?: Parameters): Answer;

/** Sizes, prices and the parameters of the rules; amounts in roubles with VAT. */
export declare const priceList: PriceList;
`;

function declarations(schema: z.ZodType, name: string): Promise<string> {
  const jsonSchema = z.toJSONSchema(schema, { target: "draft-7" }) as Parameters<typeof compile>[0];
  return compile(jsonSchema, name, { bannerComment: "", ignoreMinAndMaxItems: true, strictIndexSignatures: true });
}

const UNDERSTAND = `
/**
 * What a wish in Russian means: parameters of a calculation, and what is to be asked. \`given\` is what was answered besides
 * the text: the \`parameters\` of chosen choices; \`before\` is what was known and the text may change.
 */
export declare function understand(
  text: string,
  given?: Readonly<Record<string, string | number | boolean>>,
  before?: Readonly<Record<string, string | number | boolean>>,
): UnderstandResponse;
`;

/** The text of `/understanding.d.ts`, made as that of the engine. */
export async function understandingTypes(): Promise<string> {
  return (await declarations(understandingSchema, "UnderstandResponse")) + UNDERSTAND;
}

/** The text of `/engine.d.ts`: types of the bundle that stand on their own, from the very schemas that check them. */
export async function engineTypes(): Promise<string> {
  return (await declarations(answerSchema, "Answer")) + (await declarations(priceListSchema, "PriceList")) + DOORS;
}
