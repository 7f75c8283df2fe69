import { renderToString } from "preact-render-to-string";
import { expect, test } from "vitest";
import { textOf } from "../../../tests/support/text-of.ts";
import { read } from "./reading/parser.ts";
import { Told } from "./Told.tsx";

const shown = (text: string) =>
  renderToString(<Told understanding={read(text, {})} />)
    .split("</li>")
    .map(textOf)
    .filter(Boolean);

test("the reason of what is not offered stands once, beside all the words that it is about", () =>
  expect(shown("двускатный 12 на 30, доставка. Скидка есть? Повторюсь: доставка до Казани, доставка.")).toEqual([
    expect.stringMatching(/^«доставка» и «доставка до Казани» — Доставка/),
    expect.stringMatching(/^«Скидка» — Скидок/),
  ]));

test("where everything is offered nothing is told", () => expect(shown("двускатный 12 на 30")).toEqual([]));
