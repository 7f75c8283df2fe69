import { renderToString } from "preact-render-to-string";
import { expect, test } from "vitest";
import { Unbroken } from "./Unbroken.tsx";

test.each([
  ["на ангар 18 × 40\u00a0м, двускатный", ["18 × 40"]],
  ["Телефон: +7\u00a0900\u00a0123-45-67\nКазань", ["+7\u00a0900\u00a0123-45-67"]],
  ["по +7 (000) 000-00-00.", ["+7 (000) 000-00-00"]],
  ["снег\u00a0V — отдельный проект", ["V —"]],
  ["ANG-06383294-S1Z0T: 1\u00a0767\u00a0960\u00a0₽", []],
])("no line ends within what belongs together, and the text stays the same: %s", (text, whole) => {
  const html = renderToString(<Unbroken text={text} />);
  expect(html.replaceAll(/<[^>]*>/g, "")).toBe(text);
  expect([...html.matchAll(/<span class="nowrap">([^<]*)</g)].map(([, piece]) => piece)).toEqual(whole);
});
