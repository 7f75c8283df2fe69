import { readFileSync } from "node:fs";
import { LogicEngine } from "json-logic-engine";
import { parse } from "yaml";
import { z } from "zod";

/*
 * The form of questions.yaml, and what its rules mean.
 */
const fact = z.strictObject({ at: z.string(), is: z.unknown().optional(), says: z.string().optional() });

const question = z.strictObject({
  question: z.string(),
  before: z.string().optional(),
  call: z.string().optional(),
  status: z.number().default(200),
  facts: z.array(fact).default([]),
  llms: z.array(z.string()).default([]),
  mcp: z.array(z.string()).default([]),
});

export type Fact = z.infer<typeof fact>;
export type Question = z.infer<typeof question>;

export function readQuestions(): Question[] {
  return z.array(question).parse(parse(readFileSync(new URL("questions.yaml", import.meta.url), "utf8")));
}

/** Whoever asks in English reads English. */
export const isEnglish = ({ question }: Question): boolean => !/[а-яё]/i.test(question);

const logic = new LogicEngine();
logic.addMethod("round", (value: unknown) => Math.round(Number([value].flat()[0])));

/** What stands at a path such as `result.materials.1.price`; null when nothing does. */
export function valueAt(data: object, path: string): unknown {
  return logic.run({ var: path }, data) ?? null;
}

/** The value of a rule over `data`; what is no rule stands for itself. */
export function valueOf(rule: unknown, data: object): unknown {
  return typeof rule === "object" && rule !== null ? logic.run(rule, data) : rule;
}

/** A text with `{path}` filled from `data`, each value as `write` puts it. */
export function filled(text: string, data: object, write: (value: string) => string = String): string {
  return text.replace(/\{([a-z_.]+)\}/g, (_, path: string) => {
    const value = valueAt(data, path);
    if (value === null) throw new Error(`nothing at ${path}`);
    return write(String(value));
  });
}

export interface Call {
  method: string;
  path: string;
  /** JSON. */
  body?: string;
}

/** `POST /v1/calc {…}` taken apart. */
export function readCall(text: string): Call {
  const [, method, path, body] = /^(GET|POST) (\S+)(?: (\{.*\}))?$/.exec(text) ?? [];
  if (method === undefined || path === undefined) throw new Error(`not a call: ${text}`);
  return { method, path, ...(body !== undefined && { body }) };
}
