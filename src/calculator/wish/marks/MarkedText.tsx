import { useMemo } from "preact/hooks";
import type { Understanding } from "../../../understanding/response.ts";
import { isTold, piecesOf, withPunctuation, type Piece, type Sign } from "./pieces.ts";
import { said } from "../wish-words.ts";

const SIGNS: Readonly<Record<Sign, string>> = {
  asked: "вопрос",
  "not offered": "не предлагаем",
  "not used": "не понято",
};

/** The text once more, each of its words with what it became. */
export function MarkedText({ text, understanding }: { text: string; understanding: Understanding }) {
  const pieces = useMemo(() => withPunctuation(piecesOf(text, understanding)), [text, understanding]);
  return (
    // A long letter is scrolled, by keys too.
    <div class="wish-text" role="region" aria-label="Что понято из текста" tabIndex={0}>
      <p>
        {pieces.map((piece) => (
          <Marked key={piece.start} {...piece} />
        ))}
      </p>
    </div>
  );
}

function Marked(piece: Piece) {
  const { text, became, isAsked, signs, told } = piece;
  const [sign] = signs;
  if (!isTold(piece)) {
    if (sign === undefined) return isAsked ? <span class="wish-asked">{text}</span> : <>{text}</>;
    return (
      <span class="wish-unread">
        {text}
        <span class="visually-hidden"> ({SIGNS[sign]})</span>
      </span>
    );
  }
  const labels = [...became.map(({ parameter, value }) => said(parameter, value)), ...told.map((one) => SIGNS[one])];
  return (
    <mark data-sign={sign}>
      {text}
      {labels.length > 0 && (
        <>
          <span class="visually-hidden"> (</span>
          <small>{labels.join(", ")}</small>
          <span class="visually-hidden">) </span>
        </>
      )}
    </mark>
  );
}
