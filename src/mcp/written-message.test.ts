import { expect, test } from "vitest";
import { givenIn, readable } from "./written-message.ts";

const call = (id: string, params: string) => `{"id":${id},"method":"tools/call","params":${params}}`;
const TWICE = call('"a"', '{ "name":"x", "arguments":{"width": 12, "width":15,\n"roof" : "x", "__proto__":1}}');
const PAIRS = [
  ["width", 12],
  ["width", 15],
  ["roof", "x"],
  ["__proto__", 1],
];

interface Message {
  id: unknown;
  method: string;
  params?: { arguments?: Record<string, unknown> };
}
const read = (text: string) => readable(text) as Message;

test("a call keeps what was given twice, in its order, alone and among several", () => {
  expect(givenIn(read(TWICE).params!.arguments)).toEqual(PAIRS);
  const [, second] = readable(` [${call("1", '{"arguments":{}}')},${TWICE}]`) as Message[];
  expect(givenIn(second!.params!.arguments)).toEqual(PAIRS);
});

test("arguments that were never text are their names and values", () => {
  expect(givenIn({ width: 12 })).toEqual([["width", 12]]);
  expect(givenIn()).toEqual([]);
});

test.each([
  ['{"method":"ping","params":null}', { method: "ping" }],
  [call("1", '{"name":"x","arguments":null}'), { id: 1, method: "tools/call", params: { name: "x" } }],
])("%s: null is as good as nothing", (text, expected) => {
  expect(read(text)).toEqual(expected);
});

test.each([
  ...["[]", "{}", "5", "null", '[1,[2],"x"]', '{"id":1,"params":[{}]}', call("1", "{}")],
  ...[call("1", '{"arguments":5}'), '{"method":"prompts/get","params":{"arguments":{"a":1}}}'],
])("%s stays as it is", (text) => {
  expect(readable(text)).toEqual(JSON.parse(text));
});

test.each(["", "{", "not a message"])("%j is none", (text) => {
  expect(readable(text)).toBeUndefined();
});
