/** What parts of a bar are filled with, by place: they are told apart without colour. */
export const PATTERNS = ["refused", "failed"] as const;

export type Pattern = (typeof PATTERNS)[number];

const idOf = (pattern: Pattern): string => `metric-${pattern}`;

export const filledWith = (pattern: Pattern): string => `url(#${idOf(pattern)})`;

/** Once a page; `metrics.css` gives the colours. */
export function Patterns() {
  return (
    <svg class="visually-hidden" aria-hidden="true">
      <defs>
        <pattern id={idOf("refused")} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect class="metric-ground" width="5" height="5" />
          <rect class="metric-stripe" width="2" height="5" />
        </pattern>
        <pattern id={idOf("failed")} width="4" height="4" patternUnits="userSpaceOnUse">
          <rect class="metric-ground" width="4" height="4" />
          <path class="metric-check" d="M0 0h2v2h-2zM2 2h2v2h-2z" />
        </pattern>
      </defs>
    </svg>
  );
}
