import { expect, test } from "vitest";
import { jsonParts } from "../../text/json-parts.ts";
import { writtenArguments } from "./written-arguments.ts";

const call = (id: string, given: string) => `{ "id" : ${id}, "params": {"name":"x","arguments":${given}} }`;
const TWICE = call('"a"', '{"width": 12, "width":15,\n"roof" : "x"}');
const written = (text: string, id: unknown) => writtenArguments(jsonParts(text), id);

test.each([
  ["alone", TWICE],
  ["among several", ` [${call("1", "{}")},${TWICE}]`],
])("a call %s keeps what was given twice, in its order", (_, text) => {
  expect(written(text, "a")).toEqual([
    ["width", 12],
    ["width", 15],
    ["roof", "x"],
  ]);
});

test.each(["", "[]", "{}", '{"id":1}', '{"id":1,"params":[{}]}', '{"id":1,"params":{}}', call("2", '{"a":1}')])(
  "%s has none of call 1",
  (text) => {
    expect(written(text, 1)).toEqual([]);
  },
);
