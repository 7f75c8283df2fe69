import { describe, expect, test } from "vitest";
import { engine, priceList } from "../../tests/support/example-engine.ts";
import type { ErrorBody } from "../engine/response.ts";
import { search } from "./search.ts";

function refused(query: string): ErrorBody["error"] {
  const { status, body } = search(engine, new URLSearchParams(query));
  if (status === 200) throw new Error(`understood: ${query}`);
  expect(body).toEqual({ ...engine.errorBody(body.error.code, body.error.details), error: body.error });
  return body.error;
}

describe("filters that cannot be read", () => {
  test.each([
    ["budget=", "invalid_parameter", /^budget: пришло пустое значение/],
    ["budget=0", "invalid_parameter", /^budget: пришло «0»/],
    ["budget=-5", "invalid_parameter", /^budget: /],
    ["budget=1.5", "invalid_parameter", /^budget: /],
    ["budget=1e6", "invalid_parameter", /^budget: /],
    ["budget=3%20000%20000", "invalid_parameter", /^budget: /],
    ["budget=1000000001", "invalid_parameter", /^budget: /],
    ["budget=1&budget=2", "invalid_parameter", /^budget: задан дважды/],
    ["budget=1&limit=0", "invalid_parameter", /^limit: пришло «0»; принимается целое число от 1 до 50/],
    ["budget=1&limit=51", "invalid_parameter", /^limit: /],
    ["budget=1&sort=cheap", "invalid_parameter", /^sort: пришло «cheap»; принимается area/],
    ["budget=1&roof=dvuhskat,", "invalid_parameter", /^roof: пришло «dvuhskat,»; принимается один или несколько/],
    ["budget=1&roof=kupol", "invalid_parameter", /^roof: /],
    ["budget=1&roof=dvuhskat&roof=kupol", "invalid_parameter", /^roof: пришло «kupol»/],
    ["budget=1&gates=31", "invalid_parameter", /^gates: /],
    ["budget=1&montaz=1", "unknown_parameter", /montazh\?$/],
    ["budget=1&widht_min=3", "unknown_parameter", /width_min\?$/],
    ["budget=1&width=12", "unknown_parameter", /возможно, имелся в виду width_min/],
    [
      "budget=1&prices_version=2026-05-20",
      "unknown_parameter",
      /^prices_version: подбор всегда по сегодняшнему прайс-листу; уберите этот параметр$/,
    ],
    ["budget=1&discount=10", "unknown_parameter", /^discount: /],
    ["budget=1&width_min=15&width_max=12", "invalid_parameter", /^width_min, width_max: пришло «15» и «12»/],
    ["budget=1&area_min=300&area_max=200", "invalid_parameter", /^area_min, area_max: пришло «300» и «200»/],
    ["budget=1&attached=maybe", "invalid_parameter", /^attached: пришло «maybe»/],
    ["budget=1&height_min=5&height_max=4350", "invalid_parameter", /^height_min, height_max: /],
  ])("%s", (query, code, detail) => {
    const error = refused(query);
    expect(error.code).toBe(code);
    expect(error.details).toHaveLength(1);
    expect(error.details[0]).toMatch(detail);
  });

  test("are all named at once", () => {
    const { code, details } = refused("limit=99&montaz=1&length_min=9&length_max=8&area_min=x");
    expect(code).toBe("invalid_parameter");
    expect(details.map((detail) => detail.split(": ").slice(0, 2).join(": "))).toEqual([
      "invalid_parameter: limit",
      "unknown_parameter: montaz",
      "invalid_parameter: area_min",
      "invalid_parameter: length_min, length_max",
    ]);
  });

  test("metres and millimetres are in order alike", () => {
    expect(search(engine, { budget: 3_000_000, width_min: 12000, width_max: 15 }).status).toBe(200);
  });

  test("marks of advertising are none of them", () => {
    expect(search(engine, { budget: 3_000_000, utm_source: "mail", yclid: "1" }).status).toBe(200);
  });
});

describe("filters that no hangar meets at any price", () => {
  const { gates } = priceList.limits;
  test.each([
    [
      "width_min=999",
      "unsupported_size",
      /^width_min: пришло «999»; таких размеров нет, есть ширина 7,75; 8; .*\u00a0м$/,
    ],
    [
      "roof=dvuhskat&width_min=12.5&width_max=14",
      "unsupported_size",
      /^width_min, width_max: .*есть ширина 10; 12; 15; 18/,
    ],
    ["truss=solid&width_min=999", "unsupported_size", /^width_min: пришло «999»; .*есть ширина [\d,; ]+\u00a0м$/],
    ["height_max=3", "unsupported_size", /^height_max: .*есть высота 3,15; /],
    [
      "length_min=31&length_max=34",
      "unsupported_size",
      /^length_min, length_max: .*целыми шагами рам по 5 или 6\u00a0м$/,
    ],
    ["width_min=20&height_min=5500&height_max=5600", "unsupported_size", /вместе таких размеров нет ни у одной крыши/],
    [
      "roof=s-kolonnoy-po-centru&truss=demountable",
      "unsupported_size",
      /^truss: пришло «Сборный»; .*сборная ферма — нигде$/,
    ],
    [
      "area_max=10",
      "unsupported_size",
      /^area_max: пришло «10»; ближайшая площадь подходящих ангаров — [\d,]+\u00a0м²$/,
    ],
    [
      "area_min=60.1&area_max=60.2",
      "unsupported_size",
      /^area_min, area_max: пришло «60,1» и «60,2»; ближайшая площадь подходящих ангаров — 60 и [\d,]+\u00a0м²$/,
    ],
    ["roof=dvuhskat&attached=1", "unsupported_size", /^roof: пришло «dvuhskat»; принимается odnoskat-pristavnoy$/],
    [
      "area_min=100000",
      "unsupported_size",
      /^area_min: пришло «100000»; ближайшая площадь подходящих ангаров — [\d,]+\u00a0м²$/,
    ],
    [`gates=${gates}&gates_pos=1`, "does_not_fit", /^gates: пришло «30»; в одном торце помещается не больше \d+$/],
  ])("%s", (query, code, detail) => {
    const error = refused(`budget=3000000&${query}`);
    expect(error.code).toBe(code);
    expect(error.details.join("\n")).toMatch(detail);
  });
});
