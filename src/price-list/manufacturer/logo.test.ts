import { describe, expect, test } from "vitest";
import { logoProblem, logoSize } from "./logo.ts";

const svg = (inside: string, box = "0 0 96 32"): string =>
  `<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${inside}</svg>\n`;

/** The first bytes of a PNG of a size, in base64. */
function png(width: number, height: number): string {
  const bytes = Buffer.alloc(33);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes.toString("base64");
}

test("a logo has its size in the header", () => {
  expect(logoProblem("logo.svg", svg('<path d="M0 0h96v32z" fill="url(#a)"/>'))).toBeUndefined();
  expect(logoSize("logo.svg", svg(""))).toEqual({ width: 84, height: 28 });
  expect(logoProblem("logo.png", png(300, 100))).toBeUndefined();
  expect(logoSize("logo.png", png(300, 100))).toEqual({ width: 84, height: 28 });
  expect(logoSize("logo.svg", svg("", "0 0 600 100"))).toEqual({ width: 140, height: 23 });
});

test("an SVG may say that it is one, as CorelDRAW and Illustrator write it", () => {
  const type = '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">';
  const text = svg("").replace("<svg", `${type}\n<!-- Creator: CorelDRAW -->\n<svg`);
  expect(logoProblem("logo.svg", text)).toBeUndefined();
  expect(logoProblem("logo.svg", text.replace(type, "<!DOCTYPE svg>"))).toBeUndefined();
  expect(logoSize("logo.svg", text)).toEqual({ width: 84, height: 28 });
});

describe("an SVG is refused", () => {
  test.each([
    ["with a script", svg("<script>alert(1)</script>"), "сценарии"],
    ["with a script of a prefix", svg("<s:script/>"), "сценарии"],
    ["with a handler", svg('<g onload="alert(1)"/>'), "сценарии"],
    ["with a link that runs", svg('<a href="javascript:alert(1)"/>'), "сценарии"],
    ["with a page inside", svg("<foreignObject><p/></foreignObject>"), "(<foreignObject>): сохраните его для сайта"],
    ["with entities", `<!DOCTYPE svg [<!ENTITY a "b">]>${svg("")}`, "(<!ENTITY>): сохраните его для сайта"],
    [
      "with a handler that a document type gives it behind a quote",
      `<!DOCTYPE svg SYSTEM "><!--" [<!ATTLIST svg onload CDATA "alert(1)">]> <!-- -->${svg("")}`,
      "(<!DOCTYPE>): сохраните его для сайта",
    ],
    ["with a type that names a file", `<!DOCTYPE svg SYSTEM "svg.dtd">${svg("")}`, "(<!DOCTYPE>)"],
    ["with a type of its own", `<!DOCTYPE svg [ ]>${svg("")}`, "(<!DOCTYPE>)"],
    ["with styles elsewhere", `<?xml-stylesheet href="a.css"?>${svg("")}`, "(<?xml-stylesheet>)"],
    ["with a picture of another host", svg('<image href="https://example.com/a.png"/>'), "другие файлы"],
    ["with a style of another host", svg("<style>@import 'a.css';</style>"), "другие файлы"],
    ["with a font of another host", svg("<style>a{b:url(https://example.com/)}</style>"), "другие файлы"],
    ["without a size", "<svg></svg>", "не записан размер картинки (viewBox)"],
    ["that is another text", "<html></html>", "это не SVG"],
    ["that is a line", svg("", "0 0 1000 10"), "слишком вытянут"],
    ["that is cut off", svg("").slice(0, -9), "файл обрезан"],
    ["that is heavy", svg(" ".repeat(30_001)), "места — 30"],
  ])("%s", (_, text, told) => expect(logoProblem("logo.svg", text)).toContain(told));
});

test.each([
  ["of another kind", Buffer.from("\u00ff\u00d8JFIF", "latin1").toString("base64")],
  ["without pixels", png(0, 10)],
])("a PNG %s is refused", (_, text) => expect(logoProblem("logo.png", text)).toBe("это не PNG"));
