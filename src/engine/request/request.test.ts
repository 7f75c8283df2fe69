import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { asOfItsLinks, requestsTo } from "../../../tests/support/arbitraries.ts";
import { engine } from "../../../tests/support/example-engine.ts";
import { errorBodySchema } from "../response.ts";
import { runs } from "../../../tests/support/runs.ts";

const { answer } = requestsTo(engine);
const base = { roof: "dvuhskat", width: "12", length: "30" };
const same = answer(base);
const NAMES = Object.keys(engine.parameters);

/** Error of a request that must fail. */
function failure(parameters: Parameters<typeof engine.calculate>[0]) {
  const { status, body } = engine.calculate(parameters);
  expect(status).toBe(400);
  return errorBodySchema.parse(body).error;
}

describe("values that mean the same", () => {
  const full = { ...base, height: "4.35", gates: "2", rails: "H 500", panels: "1", filler: "Минвата" };
  const expected = answer(full);
  test.each<[string, Record<string, unknown>]>([
    ["JSON types", { ...full, width: 12, length: 30, height: 4.35, gates: 2, panels: true }],
    ["decimal comma", { ...full, height: "4,35" }],
    ["millimetres", { ...full, width: "12000", height: 4350 }],
    ["да", { ...full, panels: "Да" }],
    ["yes", { ...full, panels: "yes" }],
    ["TRUE", { ...full, panels: "TRUE" }],
    ["ASCII aliases", { ...full, rails: "h500", filler: "minvata", truss: "solid" }],
    ["any case", { ...full, roof: "DVUHSKAT", filler: "МИНВАТА", rails: "h 500" }],
    ["Cyrillic Н", { ...full, rails: "Н500" }],
    ["default height", { ...full, height: undefined }],
    [
      "a campaign's marks",
      {
        ...full,
        utm_source: "chatgpt.com",
        mtm_campaign: "x",
        pk_source: "y",
        yclid: "1",
        _openstat: "a;b",
        gclid: "x",
        __proto__: null,
      },
    ],
    ["null for all that is not given", { ...Object.fromEntries(NAMES.map((name) => [name, null])), ...full }],
    ["null before a value", [["panels", null], ...Object.entries(full), ["gates", null]] as never],
    ["a number in the name of rails", { ...full, rails: 500 }],
    ["zero decimals", { ...full, width: "12.000", gates: "2.0" }],
  ])("%s", (_, parameters) => {
    expect(answer(parameters)).toEqual(expected);
  });

  test("rails H 1610 in every spelling", () => {
    const ids = ["Н 1610", "H 1610", "h1610", "н1610", "H1610", "1610", 1610].map(
      (rails) => answer({ ...full, rails }).calculation_id,
    );
    expect(new Set(ids).size).toBe(1);
    expect(answer({ ...full, rails: "h1610" }).request.rails).toBe("Н 1610");
  });

  test("23.7 is the name of 23732 mm, no rounding", () => {
    const roof = "s-kolonnoy-po-centru";
    const body = answer({ roof, width: "23.7", length: 60 });
    expect(body.dimensions).toMatchObject({ width_m: 23.732, width_mm: 23732 });
    expect(body).not.toHaveProperty("normalization_notes");
    expect(answer({ roof, width: 23732, length: 60 })).toEqual(body);
  });
});

describe("options without effect", () => {
  const attached = { roof: "odnoskat-pristavnoy", width: "12", length: "30" };
  const central = { roof: "s-kolonnoy-po-centru", width: "23.7", length: "30" };
  const noPanels = "панели не заказаны.";
  const noGates = "ворота не заказаны.";
  const onlyAttached = "она бывает только у крыши, которая примыкает к зданию.";
  const noSecond = "на эту ширину ферма только цельная, сборная бывает на 15\u00a0м.";

  test.each<[options: Record<string, string>, hangar: Record<string, string>, told: string]>([
    [{ truss: "demountable" }, base, `Сборная ферма не учтена: ${noSecond}`],
    [{ truss: "demountable" }, central, "Сборная ферма не учтена: у этой крыши ферма только цельная."],
    [{ gates_pos: "1" }, base, `Место ворот не учтено: ${noGates}`],
    [{ rails: "none" }, base, `Выбор направляющих не учтён: ${noGates}`],
    [{ filler: "penoplast" }, base, `Наполнитель панелей не учтён: ${noPanels}`],
    [{ panels_high_wall: "1" }, base, `Обшивка высокой стены не учтена: ${onlyAttached}`],
    [{ panels_high_wall: "1" }, { ...base, panels: "1" }, `Обшивка высокой стены не учтена: ${onlyAttached}`],
    [{ panels_high_wall: "1" }, attached, `Обшивка высокой стены не учтена: ${noPanels}`],
    [{ panels_montazh: "1" }, base, `Монтаж панелей не учтён: ${noPanels}`],
    [{ dekor_roof: "1" }, base, `Декор кровельных панелей не учтён: ${noPanels}`],
    [{ dekor_wall: "1" }, base, `Декор стеновых панелей не учтён: ${noPanels}`],
  ])("%o is the same hangar, and the last warning tells why", (options, hangar, told) => {
    const usual = answer(hangar);
    const body = answer({ ...hangar, ...options });
    expect(body.warnings).toEqual([...usual.warnings, told]);
    const phrase = `; ${told.charAt(0).toLowerCase()}${told.slice(1, -1)}.`;
    expect(body.summary_for_ai).toBe(usual.summary_for_ai.slice(0, -1) + phrase);
    expect(body.next_step.quote_prompt).toBe(`${usual.next_step.quote_prompt} ${told}`);
    expect(asOfItsLinks(body)).toEqual(usual);
  });

  test.each<Record<string, string>>([
    { truss: "solid", gates_pos: "0", rails: "h500", filler: "minvata" },
    { panels_high_wall: "0", panels_montazh: "0", dekor_roof: "0", dekor_wall: "0" },
    { discount: "0" },
  ])("nothing is told of %o: it is so anyway", (options) => {
    expect(answer({ ...base, ...options })).toEqual(same);
  });

  test("all of them are told, in the order of the parameters, before a discount", () => {
    const { warnings } = answer({
      ...base,
      dekor_wall: 1,
      panels_high_wall: 1,
      rails: "none",
      truss: "demountable",
      discount: 5,
    });
    expect(warnings.slice(same.warnings.length).map((warning) => warning.split(" не ")[0])).toEqual([
      "Сборная ферма",
      "Выбор направляющих",
      "Обшивка высокой стены",
      "Декор стеновых панелей",
      "Скидка",
    ]);
  });

  test("a discount is checked, told of and not applied", () => {
    const body = answer({ ...base, discount: "12,5" });
    expect(body.warnings.join()).toContain("Скидка не применена");
    expect({ ...body, warnings: same.warnings, notices: same.notices }).toEqual(same);
    expect(body.notices.at(-1)).toEqual({ code: "discount_not_applied", parameter: "discount" });
  });
});

describe("standard sizes", () => {
  test.each([
    ["width", 11, 12000, "запрошено 11 м, в расчёте 12 м"], // a tie goes to the larger one
    ["width", 10.99, 10000, "запрошено 10,99 м, в расчёте 10 м"],
    ["width", "9.5", 10000, "запрошено 9,5 м, в расчёте 10 м"],
    ["width", "18,5", 18000, "запрошено 18,5 м, в расчёте 18 м"],
    ["width", 12001, 12000, "запрошено 12,001 м, в расчёте 12 м"],
    ["height", 3.75, 4350, "запрошено 3,75 м, в расчёте 4,35 м"],
    ["height", 2.65, 3150, "запрошено 2,65 м, в расчёте 3,15 м"],
  ])("%s %s becomes %d mm, and a note says so", (name, asked, size_mm, note) => {
    const body = answer({ ...base, [name]: asked });
    expect(body.request[name === "width" ? "width_mm" : "height_mm"]).toBe(size_mm);
    expect(body.normalization_notes?.join().replaceAll("\u00a0", " ")).toContain(note);
  });

  test("length is kept to the centimetre", () => {
    const body = answer({ ...base, length: "30.005" });
    expect(body.request.length_m).toBe(30.01);
    expect(body.normalization_notes).toHaveLength(1);
    expect(answer({ ...base, length: "30.01" })).not.toHaveProperty("normalization_notes");
  });

  test.each([
    ["width", "9.49"],
    ["width", "18.51"],
    ["width", "25000"],
    ["width", "0"],
    ["height", "2.64"],
    ["height", "7.26"],
    ["length", "4.99"],
    ["length", "200.01"],
    ["length", "30000"],
  ])("%s %s is not offered", (name, value) => {
    const { code, details } = failure({ ...base, [name]: value });
    expect(code).toBe("unsupported_size");
    expect(details).toHaveLength(1);
    expect(details[0]).toContain(`${name}: пришло «${value.replace(".", ",")}»`);
  });

  test("a length in millimetres is met with a hint at metres", () => {
    expect(failure({ ...base, length: 30000 }).details[0]).toContain("длина задаётся в метрах — возможно, 30?");
  });
});

describe("bad input", () => {
  test.each<[string, Record<string, unknown>, string, string]>([
    ["missing", { width: 12, length: 30 }, "missing_parameter", "roof: не указан"],
    ["sign", { ...base, width: "-12" }, "invalid_parameter", "width: пришло «-12»"],
    ["exponent", { ...base, width: "1e1" }, "invalid_parameter", "width: пришло «1e1»"],
    ["blank", { ...base, length: "3 0" }, "invalid_parameter", "length: пришло «3 0»"],
    ["empty", { ...base, montazh: "" }, "invalid_parameter", "montazh: пришло пустое значение"],
    ["null of what is required", { ...base, roof: null }, "missing_parameter", "roof: не указан"],
    ["rails of no such size", { ...base, rails: 501 }, "invalid_parameter", "H 500 (h500, 500), Н 1610 (h1610, 1610)"],
    ["array", { ...base, gates: [1] }, "invalid_parameter", "gates: пришёл массив"],
    ["object", { ...base, gates: {} }, "invalid_parameter", "gates: пришёл объект"],
    ["boolean as number", { ...base, gates: true }, "invalid_parameter", "gates: пришло «true»"],
    [
      "too many",
      { ...base, gates: "31" },
      "invalid_parameter",
      "gates: пришло «31»; принимается целое число от 0 до 30",
    ],
    ["fraction", { ...base, doors: "1.5" }, "invalid_parameter", "doors: пришло «1.5»"],
    ["position", { ...base, gates: 1, gates_pos: "3" }, "invalid_parameter", "gates_pos: пришло «3»"],
    ["enumeration", { ...base, panels: 1, filler: "вата" }, "invalid_parameter", "filler: пришло «вата»"],
    ["without effect, yet wrong", { ...base, filler: "вата" }, "invalid_parameter", "filler: пришло «вата»"],
    ["discount", { ...base, discount: 101 }, "invalid_parameter", "discount: пришло «101»"],
    [
      "mistyped name",
      { ...base, montaz: 1 },
      "unknown_parameter",
      "montaz: такого параметра нет; возможно, имелся в виду montazh?",
    ],
    [
      "a link out of the source of a page",
      { ...base, "amp;gates": 1 },
      "unknown_parameter",
      "amp;gates: такого параметра нет; в ссылке «&amp;» вместо «&» — так она записана в HTML, в адресе оставьте «&»; возможно, имелся в виду gates?",
    ],
    [
      "bytes that were no UTF-8",
      { ...base, truss: "\ufffd\ufffd" },
      "invalid_parameter",
      "truss: пришло «\ufffd\ufffd»; буквы потеряны: текст пришёл не в UTF-8",
    ],
    [
      "so in a name",
      { ...base, "g\ufffdtes": 1 },
      "unknown_parameter",
      "g\ufffdtes: такого параметра нет; буквы потеряны: текст пришёл не в UTF-8",
    ],
    ["unknown name", { ...base, colour: 1 }, "unknown_parameter", "colour: такого параметра нет; есть roof, width"],
    ["name of Object.prototype", { ...base, constructor: 1 }, "unknown_parameter", "constructor: такого параметра нет"],
    [
      "gates in an end",
      { ...base, gates: 3, gates_pos: 1 },
      "does_not_fit",
      "gates: пришло «3»; в одном торце помещается не больше 2",
    ],
    [
      "gates along the side",
      { ...base, gates: 13 },
      "does_not_fit",
      "gates: пришло «13»; по длинной стороне помещается не больше 12",
    ],
    ["openings", { ...base, length: 5, windows: 19 }, "does_not_fit", "проёмам нужно 34,2"],
  ])("%s", (_, parameters, code, detail) => {
    const error = failure(parameters);
    expect(error.code).toBe(code);
    expect(error.details).toHaveLength(1);
    expect(error.details[0]).toContain(detail);
  });

  test("all problems at once, each under its own code", () => {
    const { code, details } = failure({ roof: "dvuhskat", width: 30, gates: "x", montaz: 1 });
    expect(code).toBe("invalid_parameter");
    expect(details.map((detail) => detail.split(":").slice(0, 2).join(":"))).toEqual([
      "invalid_parameter: gates",
      "unknown_parameter: montaz",
      "missing_parameter: length",
      "unsupported_size: width",
    ]);
  });

  test("a name given twice is a problem unless both values are equal", () => {
    const pairs = Object.entries(base);
    expect(engine.calculate([...pairs, ["width", "12"]])).toEqual({ status: 200, body: same, notes: [] });
    const { code, details } = failure([...pairs, ["width", "15"]]);
    expect(code).toBe("invalid_parameter");
    expect(details).toEqual(["width: задан дважды: пришло «12», затем пришло «15»; оставьте одно"]);
  });

  test.each<[string, unknown]>([
    ["nothing", undefined],
    ["null", null],
    ["a number", 5],
    ["a list of no pairs", [1, null, {}, ["width"], [5, 6]]],
  ])("%s instead of parameters is told, not thrown", (_, parameters) => {
    failure(parameters as Record<string, unknown>);
    expect(engine.fromCalculationId(parameters as string)).toMatchObject({ status: 400 });
  });

  test("a URLSearchParams is a request too", () => {
    expect(engine.calculate(new URLSearchParams(base))).toEqual({ status: 200, body: same, notes: [] });
  });

  test("nothing thrown, whatever comes, and nothing echoed at length or as markup", () => {
    const name = fc.oneof(
      fc.constantFrom("roof", "width", "length", "height", "gates", "rails", "__proto__"),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.dictionary(name, fc.anything()), (parameters) => {
        const { status, body } = engine.calculate({ ...base, ...parameters });
        if (status === 200) return;
        for (const detail of errorBodySchema.parse(body).error.details) expect(detail).not.toMatch(/[<>\p{Cc}]/u);
      }),
      { numRuns: runs(2000) },
    );
    expect(failure({ ...base, ["x".repeat(5000)]: "1" }).details[0]!.length).toBeLessThan(500);
    expect(failure({ ...base, filler: "<script>".repeat(500) }).details[0]!.length).toBeLessThan(200);
  });
});

describe("programs are told the real sizes where one cannot be read or is missing", () => {
  const accepted = (asked: Readonly<Record<string, unknown>>) => {
    const { status, body } = engine.calculate(asked);
    if (status === 200) throw new Error("accepted");
    expect(body.try).toBeUndefined();
    return Object.fromEntries(body.error.problems.map((problem) => [problem.parameter, problem.accepted]));
  };
  const widths = { type: "number", values: [10, 12, 15, 18] };
  const heights = { type: "number", values: [3.15, 4.35, 5.55, 6.75] };
  const lengths = { type: "number", min: 5, max: 200 };

  test.each([
    [{ width: "abc" }, { width: widths }],
    [{ width: "" }, { width: widths }],
    [{ width: undefined }, { width: widths }],
    [{ length: "abc" }, { length: lengths }],
    [{ length: undefined }, { length: lengths }],
    [{ height: "x" }, { height: heights }],
    [
      { width: "-", length: "-", height: "-" },
      { width: widths, length: lengths, height: heights },
    ],
  ])("of the roof: %o", (other, told) => {
    expect(accepted({ roof: "dvuhskat", width: 12, length: 30, ...other })).toEqual(told);
  });

  test("as a size that is not offered tells them", () => {
    const { body } = engine.calculate({ roof: "dvuhskat", width: 99, length: 300 });
    const told = "error" in body ? body.error.problems.map((problem) => problem.accepted) : [];
    expect(told).toEqual([widths, lengths]);
  });

  test("of all roofs where there is none", () => {
    const { width } = accepted({ length: 30 });
    expect(width?.values).toEqual([7.75, 8, 9.75, 10, 11.75, 12, 14.75, 15, 18, 23.732]);
  });
});
