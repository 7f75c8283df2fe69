import type { oas31, ZodOpenApiOperationObject, ZodOpenApiPathsObject, ZodOpenApiResponsesObject } from "zod-openapi";
import type { Engine } from "../../engine/create-engine.ts";
import { invalidJson, MAX_BODY_BYTES, WISH_BODY } from "../errors.ts";
import { picked } from "../../services/asked/fields.ts";
import { wishAnswer } from "../../services/wish.ts";
import { exampleWishes, nextWish, wishText } from "../../documents/examples/wishes.ts";
import { byCode, shown, type ErrorExamples } from "./examples/error-examples.ts";
import { byBody, byQuery, type ExampleParameters, type ExampleRequest } from "./examples/example-requests.ts";
import { IN_ENGLISH, NAMED_ALONE, type Example, type Examples } from "./examples/examples.ts";
import { fieldsParameter } from "./parameters/fields.ts";
import { EXAMPLE_FIELDS } from "../../documents/parameters/fields-value.ts";
import type { DescribedParameters } from "./parameters/parameters.ts";

const PATH = "/v1/understand";

/** GET and POST of one path, and GET of some fields. */
export function describedWish(
  { priceList }: Pick<Engine, "priceList">,
  parameters: DescribedParameters,
  responses: Record<"wish" | "wishByPost" | "wishFields", ZodOpenApiResponsesObject>,
): ZodOpenApiPathsObject {
  const { description, examples, ...schema } = wishText(priceList);
  const { query, body } = parameters.besideText;
  const next = nextWish(priceList);
  const shared = { tags: ["Understanding"] };
  const what =
    "Two readings with two prices are a question: add the parameters of the chosen answer. Parameters known from before go " +
    "beside text. Read used, assumed and not_used back before a sum is an offer.";
  const text: oas31.ParameterObject = {
    name: "text",
    in: "query",
    description,
    required: true,
    schema,
    example: examples[0],
  };
  const get: ZodOpenApiOperationObject = {
    ...shared,
    operationId: "understand_wish",
    summary: "Read a wish in the user's own words (query string)",
    description: `Call it first when the user writes in words instead of parameters. ${what}`,
    parameters: [text, ...query],
    responses: responses.wish,
  };
  const fields: ZodOpenApiOperationObject = {
    ...shared,
    operationId: "understand_wish_fields",
    summary: "Read a wish, some fields of the answer alone",
    description: "What understand_wish answers, only the fields that are named.",
    parameters: [text, ...query, fieldsParameter("wish")],
    responses: responses.wishFields,
  };
  const inBody: oas31.SchemaObject = {
    type: "object",
    properties: { text: { ...schema, description, examples }, ...body },
    required: ["text"],
    additionalProperties: false,
  };
  const post: ZodOpenApiOperationObject = {
    ...shared,
    operationId: "understand_wish_by_json",
    summary: "Read a wish in the user's own words (JSON body)",
    description: `The same for a text that is too long for an address. ${what}`,
    requestBody: {
      required: true,
      description: `The wish; at most ${MAX_BODY_BYTES} bytes`,
      content: {
        "application/json": {
          schema: inBody,
          examples: {
            wish: { summary: "A wish that leaves a question", value: { text: examples[0] } },
            next: { summary: "What is asked of a hangar that is known", value: next },
          },
        },
      },
    },
    responses: responses.wishByPost,
  };
  return { [PATH]: { get, post }, [`${PATH}.json`]: { get: fields } };
}

/** What the example wishes are answered, asked in either way. */
export function wishExamples(engine: Engine, english: Engine): Examples {
  const { whole, question, notOffered, budget } = exampleWishes(engine.priceList);
  const answered = (summary: string, wish: string | ExampleParameters): Example => {
    const given = typeof wish === "string" ? { text: wish } : wish;
    return {
      summary,
      value: wishAnswer(engine, Object.entries(given)).body,
      "x-requests": [byQuery(given, PATH), posted(given)],
    };
  };
  const fields = EXAMPLE_FIELDS.wish;
  return {
    whole: answered("All is said: reading is what it comes to, url the calculation", whole),
    question: answered("Something is left open: ask the questions, with the totals of their answers", question),
    notOffered: answered("Something is not offered: tell the reason, and left_out beside the total", notOffered),
    budget: answered("A sum instead of sizes: search has the best, url is all of it", budget),
    next: answered("What is asked of a hangar that is known: it goes beside text", nextWish(engine.priceList)),
    part: {
      summary: NAMED_ALONE,
      value: picked("wish", wishAnswer(engine, [["text", question]]).body, fields),
      "x-requests": [byQuery({ text: question, fields: fields.join(",") }, `${PATH}.json`)],
    },
    english: {
      summary: IN_ENGLISH,
      value: wishAnswer(english, [["text", question]]).body,
      "x-requests": [byQuery({ text: question, lang: "en" }, PATH), posted({ text: question, lang: "en" })],
    },
  };
}

/** What a call may be refused with, by `error.code`. */
export function wishErrorExamples(engine: Engine): { byGet: ErrorExamples; byPost: ErrorExamples } {
  const { question } = exampleWishes(engine.priceList);
  const wrong: ExampleParameters[] = [{}, { text: "??????? ?? ???" }, { text: question, txt: "x" }];
  const refused = (requestOf: (parameters: ExampleParameters) => ExampleRequest) =>
    wrong.map((one) => shown(wishAnswer(engine, Object.entries(one)).body, [requestOf(one)]));
  return {
    byGet: byCode(refused((one) => byQuery(one, PATH))),
    byPost: byCode([
      shown(invalidJson("array", WISH_BODY).body(engine), [{ ...byBody("[]"), url: PATH }]),
      ...refused(posted),
    ]),
  };
}

function posted(body: object): ExampleRequest {
  return { ...byBody(JSON.stringify(body)), url: PATH };
}
