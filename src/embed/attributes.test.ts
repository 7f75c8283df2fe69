import { calculate } from "hangar-engine";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { formParameters } from "../calculator/form/form-state.ts";
import { readAttributes } from "./attributes.ts";

// Attributes that a browser knows of every element.
beforeAll(() => {
  const prototype = { id: "", title: "", hidden: false, tabIndex: 0, dir: "", lang: "" };
  vi.stubGlobal("HTMLElement", { prototype });
});
afterAll(() => void vi.unstubAllGlobals());

const readOf = (attributes: Readonly<Record<string, string>>) =>
  readAttributes({
    attributes: Object.entries(attributes).map(([name, value]) => ({ name, value })),
  } as unknown as Element);

test("attributes are the parameters of a calculation, in any spelling; a flag without a value says yes", () => {
  const { form, problems } = readOf({
    ...{ roof: "odnoskat-pristavnoy", width: "15000", length: "32.5", height: "5.55", truss: "Сборный", gates: "2" },
    ...{ gates_pos: "1", rails: "none", doors: "1", windows: "4", welded: "да", anchors: "", piles: "1" },
    ...{ montazh: "", panels: "true", filler: "penoplast", dekor_wall: "1", theme: "dark" },
  });
  expect(problems).toEqual([]);
  const query =
    "roof=odnoskat-pristavnoy&width=15&length=32.5&height=5.55&truss=demountable&gates=2&gates_pos=1&rails=none&doors=1" +
    "&windows=4&welded=1&anchors=1&piles=1&montazh=1&panels=1&filler=penoplast&dekor_wall=1";
  expect(calculate(formParameters(form))).toEqual(calculate(new URLSearchParams(query)));
});

test.each([
  ["a mistyped name", { montaz: "1" }, "возможно, имелся в виду montazh"],
  ["a value that is none", { panels: "maybe" }, "panels: пришло «maybe»; принимается 1 или 0"],
  ["a roof that there is not", { roof: "kupol" }, "roof: пришло «kupol»"],
  ["a roof beyond the limits", { roof: "dvuhskat", roofs: "odnoskat-otdelno" }, "не входит в ограничения"],
  ["limits that leave nothing", { width_min: "50" }, "ограничения не оставили ни одного ангара"],
  ["an unknown theme", { theme: "pink" }, "theme: пришло «pink»; принимается light или dark"],
])("%s is told, and a price stands", (_, attributes, told) => {
  const { form, problems } = readOf(attributes as Record<string, string>);
  expect(problems).toEqual([expect.stringContaining(told)]);
  expect(calculate(formParameters(form)).status).toBe(200);
});

test("attributes of HTML and of frameworks are left alone", () => {
  const { problems } = readOf({
    ...{ id: "a", class: "b", title: "c", hidden: "", "data-d": "e", "aria-label": "f", tabindex: "0", dir: "ltr" },
    ...{ lang: "ru", "_ngcontent-i": "", "j-k": "", exportparts: "l" },
  });
  expect(problems).toEqual([]);
});
