import { byBody, byQuery } from "../../../src/http/openapi/examples/example-requests.ts";
import { filled, readCall, readQuestions } from "../../agent-questions/questions.ts";
import { hostileRequests } from "../../support/hostile-requests.ts";
import { operations, resolved, send } from "../../support/description.ts";
import { CASES } from "../../parity/cases.ts";
import { asked, type Asked } from "./request.ts";
import { engine, sampled } from "./sources.ts";

/** Files of today's build are asked for by what names them: `documents.ts`. */
const HASHED = /^\/_\w+\/.*\.[\w-]{8,}\.(js|css)$/;

/** What every host is asked. */
const ofHosts: Asked[] = CASES.filter(({ path }) => !HASHED.test(path));

/** Every request that the interface description shows, and the examples of its parameters and bodies. */
const described: Asked[] = operations.flatMap(({ method, path, parameters = [], requestBody, responses }) => {
  const shown = Object.values(responses)
    .flatMap((response) => Object.values(resolved(response).content ?? {}))
    .flatMap(({ examples = {} }) => Object.values(examples).flatMap((one) => resolved(one)["x-requests"] ?? []));
  const bodies = Object.values(requestBody?.content["application/json"]?.examples ?? {});
  const sent = bodies.map(({ value }) => ({ ...byBody(JSON.stringify(value)), url: path }));
  const inQuery = parameters.filter((one) => one.in === "query").map(({ name, example }) => [name, String(example)]);
  const at = parameters.reduce(
    (all, { name, example }) => all.replace(`{${name}}`, encodeURIComponent(String(example))),
    path,
  );
  const whole = method === "GET" ? [byQuery(Object.fromEntries(inQuery) as Record<string, string>, at)] : [];
  return [...shown, ...sent, ...whole].map((one) => asked("described", one));
});

/** What users ask an assistant, as the calls that answer it. */
async function questions(): Promise<Asked[]> {
  const withCalls = readQuestions().filter((one) => one.call !== undefined);
  const requestOf = (text: string) => {
    const { method, path, body } = readCall(text);
    return { method, url: path, ...(body !== undefined && { body, headers: { "Content-Type": "application/json" } }) };
  };
  const calls = withCalls.map(async ({ before, call }) => {
    const answer = before === undefined ? {} : ((await (await send(requestOf(before))).json()) as object);
    return asked("question", requestOf(filled(call!, answer)));
  });
  return Promise.all(calls);
}

const { query, path, body, headers, long } = hostileRequests(engine);
const hostile: Asked[] = [
  ...sampled(query, 90),
  ...sampled(path, 90),
  ...sampled(body, 90),
  ...sampled(headers, 120),
  ...sampled(long, 4),
].map((one) => asked("hostile", one));

export const fromTheTests = async (): Promise<Asked[]> => [
  ...ofHosts,
  ...described,
  ...(await questions()),
  ...hostile,
];
