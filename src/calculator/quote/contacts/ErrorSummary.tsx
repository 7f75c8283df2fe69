import type { Ref } from "preact";

/** What stops the quote request, each a way to its field. It takes the focus when an attempt is stopped. */
export function ErrorSummary({
  problems,
  focus,
}: {
  problems: readonly { id: string; text: string }[];
  focus: Ref<HTMLDivElement>;
}) {
  return (
    <div class="error-summary" ref={focus} tabIndex={-1} role="group" aria-labelledby="error-summary-title">
      <p id="error-summary-title">Исправьте, и можно отправлять:</p>
      <ul>
        {problems.map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(id)?.focus();
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
