import { grouped } from "../../text/format.ts";
import { filledWith, PATTERNS, type Pattern } from "./Patterns.tsx";

interface Row {
  name: string;
  all: number;
  /** Of all: each has a column and a pattern of its own. */
  parts: readonly number[];
}

interface Props {
  id: string;
  title: string;
  hint?: string;
  heads: readonly string[];
  rows: readonly Row[];
}

/** A table whose every row has a bar under its name: the plot and its numbers are one. */
export function SharesTable({ id, title, hint, heads, rows }: Props) {
  const most = Math.max(1, ...rows.map(({ all }) => all));
  return (
    <section class="card desk-card" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {hint && <p class="hint">{hint}</p>}
      {rows.length === 0 ? (
        <p>Пока ничего.</p>
      ) : (
        <table class="metric-table shares" aria-labelledby={`${id}-title`}>
          <thead>
            <tr>
              {heads.map((head, at) => (
                <th scope="col" key={head}>
                  {at > 1 && <Key pattern={PATTERNS[at - 2]!} />}
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, all, parts }) => (
              <tr key={name}>
                <th scope="row">
                  {name}
                  <Bar all={all} parts={parts} most={most} />
                </th>
                <td>{grouped(all)}</td>
                {parts.map((count, at) => (
                  <td key={at}>{grouped(count)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

/** Whole, with the parts at its end. */
function Bar({ all, parts, most }: Pick<Row, "all" | "parts"> & { most: number }) {
  const percent = (count: number): string => `${(count / most) * 100}%`;
  let end = all;
  const pieces = parts.map((count, at) => {
    end -= count;
    return (
      count > 0 && (
        <rect key={at} x={percent(end)} width={percent(count)} height="100%" fill={filledWith(PATTERNS[at]!)} />
      )
    );
  });
  return (
    <svg class="bar" aria-hidden="true">
      <rect class="all" width={percent(all)} height="100%" />
      {pieces}
    </svg>
  );
}

function Key({ pattern }: { pattern: Pattern }) {
  return (
    <svg class="key" aria-hidden="true">
      <rect width="100%" height="100%" fill={filledWith(pattern)} />
    </svg>
  );
}
