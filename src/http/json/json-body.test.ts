import { describe, expect, test } from "vitest";
import { MAX_BODY_BYTES } from "../errors.ts";
import { thrownDetails } from "../../../tests/support/thrown-details.ts";
import { askedBy } from "../reply.ts";
import { MAX_JSON_DEPTH, objectPairs, readJsonPairs, type JsonPair } from "./json-body.ts";

describe("objectPairs", () => {
  const rows: [text: string, pairs: JsonPair[]][] = [
    ["{}", []],
    [" { } ", []],
    ['{"a":1}', [["a", 1]]],
    [
      '{"a":1,"b":"x","c":true,"d":null}',
      [
        ["a", 1],
        ["b", "x"],
        ["c", true],
        ["d", null],
      ],
    ],
    [
      '{"a":1,"a":2}',
      [
        ["a", 1],
        ["a", 2],
      ],
    ],
    [
      '{"a":1,"\\u0061":2}',
      [
        ["a", 1],
        ["a", 2],
      ],
    ],
    [
      '{"a":{"x":1,"x":2},"b":[1,{"y":[]}]}',
      [
        ["a", { x: 2 }],
        ["b", [1, { y: [] }]],
      ],
    ],
    [
      '{"a":"{\\",:[","b":"\\\\"}',
      [
        ["a", '{",:['],
        ["b", "\\"],
      ],
    ],
    ['{"":1}', [["", 1]]],
    [
      '{"__proto__":1,"constructor":2}',
      [
        ["__proto__", 1],
        ["constructor", 2],
      ],
    ],
    [
      '\n{\t"a" : [ ] ,\r\n"b" : { } }',
      [
        ["a", []],
        ["b", {}],
      ],
    ],
  ];
  test.each(rows)("%s", (text, pairs) => {
    expect(objectPairs(text)).toEqual(pairs);
  });

  const refused: [text: string, came: string][] = [
    ["", "пустое тело"],
    [" \n", "пустое тело"],
    ["{", "не JSON"],
    ['{"a":1}}', "не JSON"],
    ["{'a':1}", "не JSON"],
    ["null", "null"],
    ["[]", "массив"],
    ['"dvuhskat"', "строка"],
    ["12", "число"],
    ["true", "логическое значение"],
  ];
  test.each(refused)("%j is refused: %s", (text, came) => {
    expect(thrownDetails(() => objectPairs(text))).toEqual([expect.stringContaining(`${came}; принимается`)]);
  });

  test("takes names and values of any length, and arrays within arrays down to the limit", () => {
    const nested = (depth: number) => "[".repeat(depth) + "]".repeat(depth);
    const long = "\\n".repeat(4000);
    const text = (depth: number) => `{"deep":${nested(depth)},"long":"${long}"}`;
    expect(objectPairs(text(MAX_JSON_DEPTH - 1)).map(([name]) => name)).toEqual(["deep", "long"]);
    for (const depth of [MAX_JSON_DEPTH, 100_000]) {
      expect(thrownDetails(() => objectPairs(text(depth)))).toEqual([expect.stringContaining("вложенность глубже")]);
    }
  });
});

const readPairs = (request: Request): Promise<JsonPair[]> => readJsonPairs(askedBy(request));

describe("readJsonPairs", () => {
  const json = '{"a":1}';
  const accepted = [
    "application/json",
    "application/json; charset=utf-8",
    "Application/JSON;charset=UTF-8",
    " application/json ;x=y",
  ];
  test.each(accepted)("takes Content-Type %j", async (type) => {
    expect(await readPairs(post(json, type))).toEqual([["a", 1]]);
  });

  const refused = [
    "text/plain",
    "application/jsonp",
    "application/x-www-form-urlencoded",
    "application/problem+json",
    "",
  ];
  test.each(refused)("refuses Content-Type %j", async (type) => {
    await expect(readPairs(post(json, type))).rejects.toMatchObject({ code: "unsupported_media_type" });
  });

  test("takes a byte order mark", async () => {
    expect(await readPairs(post(`\ufeff${json}`))).toEqual([["a", 1]]);
  });

  test("takes a body of exactly the limit", async () => {
    expect(await readPairs(post(json.padEnd(MAX_BODY_BYTES)))).toEqual([["a", 1]]);
  });

  test("refuses one byte more", async () => {
    await expect(readPairs(post(json.padEnd(MAX_BODY_BYTES + 1)))).rejects.toMatchObject({
      code: "payload_too_large",
    });
  });

  test("counts bytes, not characters", async () => {
    const text = `{"a":"${"ё".repeat(MAX_BODY_BYTES / 2)}"}`;
    await expect(readPairs(post(text))).rejects.toMatchObject({ code: "payload_too_large" });
  });

  test("refuses a declared length before reading anything", async () => {
    let pulled = 0;
    const body = new ReadableStream({ pull: () => void (pulled += 1) }, { highWaterMark: 0 });
    const request = streaming(body, { "content-length": String(MAX_BODY_BYTES + 1) });
    await expect(readPairs(request)).rejects.toMatchObject({ code: "payload_too_large" });
    expect(pulled).toBe(0);
  });

  test("stops reading an endless body", async () => {
    let cancelled = false;
    const body = new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(1000)),
      cancel: () => void (cancelled = true),
    });
    await expect(readPairs(streaming(body))).rejects.toMatchObject({ code: "payload_too_large" });
    expect(cancelled).toBe(true);
  });

  test("refuses bytes that are not UTF-8", async () => {
    await expect(readPairs(post(new Uint8Array([0x7b, 0xff, 0x7d])))).rejects.toMatchObject({
      code: "invalid_json",
    });
  });

  test("refuses no body at all", async () => {
    const request = new Request("https://hangars.example", {
      method: "POST",
      headers: { "content-type": "application/json" },
    });
    await expect(readPairs(request)).rejects.toMatchObject({ code: "invalid_json" });
  });
});

function post(body: BodyInit, type = "application/json"): Request {
  return new Request("https://hangars.example", { method: "POST", body, headers: { "content-type": type } });
}

function streaming(body: ReadableStream, headers: Record<string, string> = {}): Request {
  const init = { method: "POST", body, headers: { "content-type": "application/json", ...headers }, duplex: "half" };
  return new Request("https://hangars.example", init as RequestInit);
}
