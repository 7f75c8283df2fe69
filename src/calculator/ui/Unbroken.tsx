/** What a line must not end within: sizes with what they are multiplied by, a phone, a dash and the word before it. */
const WHOLE = /([\d,]+ × [\d,]+|\+\d[\d\u00a0 ()-]{9,}\d|\S{1,20} —)/u;

/** A text as it is, that no line of the page breaks where it must not; what is copied of it stays the same. */
export function Unbroken({ text }: { text: string }) {
  return (
    <>
      {text.split(WHOLE).map((piece, at) =>
        at % 2 === 1 ? (
          <span key={at} class="nowrap">
            {piece}
          </span>
        ) : (
          piece
        ),
      )}
    </>
  );
}
