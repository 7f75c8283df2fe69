import fc from "fast-check";
import { expect, test } from "vitest";
import { piecesOf, withPunctuation } from "./pieces.ts";
import { read } from "../reading/parser.ts";

test("each word has what it became", () => {
  const text = "ангар двускатный 12 на 30, синий, доставка";
  const pieces = piecesOf(text, read(text, {}));
  const of = (words: string) => pieces.find((piece) => piece.text === words);
  expect(of("двускатный")).toMatchObject({ isUsed: true, became: [{ parameter: "roof" }], signs: [] });
  expect(of("30")).toMatchObject({ isUsed: true, became: [{ parameter: "length", value: 30 }] });
  expect(of("синий")).toMatchObject({ isUsed: false, signs: ["not used"] });
  expect(of("доставка")).toMatchObject({ isUsed: false, signs: ["not offered"] });
});

test("a question about many words is told once, where they end", () => {
  const text = "двускатный 12 на 30, двое ворот, трое ворот";
  const pieces = withPunctuation(piecesOf(text, read(text, {})));
  const asked = pieces.filter(({ isAsked }) => isAsked);
  expect(asked.map((piece) => piece.text)).toEqual(["двое ворот, трое ворот"]);
  expect(asked.map(({ signs }) => signs)).toEqual([["asked"]]);
});

test("what is not offered is told once", () => {
  const text = "двускатный 15х30, ворота 2 шт 5х5, доставка";
  const pieces = withPunctuation(piecesOf(text, read(text, {})));
  const offered = pieces.filter(({ signs }) => signs.includes("not offered"));
  expect(offered.map((piece) => piece.text)).toEqual(["ворота 2 шт", " 5х5,", "доставка"]);
  expect(offered.map(({ told }) => told)).toEqual([["asked"], ["not offered"], ["not offered"]]);
});

test("of what is asked only that", () => {
  const text = "ангар 5 т";
  const about = { text: "5 т", start: 6, end: 9 };
  const questions = [{ parameter: "width", text: "5 т?", choices: [], about }];
  const pieces = piecesOf(text, { ...read(text, {}), questions, not_used: [about] });
  expect(pieces.at(-1)).toMatchObject({ text: "5 т", signs: ["asked", "not used"], told: ["asked"] });
});

test("a parameter is told once, where its words end", () => {
  const text = "без монтажа под ключ, двускатный 12 на 30";
  const understanding = read(text, {});
  const told = piecesOf(text, understanding).flatMap(({ became }) => became);
  expect(told).toHaveLength(understanding.used.length);
});

test("words parted by others say what they became once, where the last of them ends", () => {
  const text = "двускатный 12 на 24, двое откатных ворот";
  const pieces = piecesOf(text, read(text, {}));
  const told = pieces.filter(({ became }) => became.length > 0);
  expect(told.map((piece) => piece.text.trim())).toEqual(["двускатный", "12", "24", "ворот"]);
  expect(pieces.find((piece) => piece.text.includes("двое"))).toMatchObject({ isUsed: true, became: [] });
});

test("punctuation stands with the words before it, and nothing is lost", () => {
  const text = "двускатный 12 на 30, доставка. И синий, красный!";
  const pieces = withPunctuation(piecesOf(text, read(text, {})));
  const texts = pieces.map((piece) => piece.text);
  expect(texts).toContain("30,");
  expect(texts).toContain("доставка.");
  expect(texts.join("")).toBe(text);
});

test("the pieces are the text, whatever it is", () => {
  const words = fc.constantFrom(
    "двускатный",
    "12",
    "на",
    "30",
    "ворота",
    "синий",
    "без",
    "под ключ",
    "монтаж",
    ",",
    "\n",
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(words).map((all) => all.join(" ")),
      ),
      (text) => {
        expect(
          piecesOf(text, read(text, {}))
            .map((piece) => piece.text)
            .join(""),
        ).toBe(text);
      },
    ),
  );
});
