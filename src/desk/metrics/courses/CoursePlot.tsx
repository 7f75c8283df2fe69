import { grouped } from "../../../text/format.ts";
import { coursePath, roundTop } from "./course-path.ts";

const WIDTH = 300;
const HEIGHT = 80;

interface Props {
  name: string;
  /** One a look; nothing breaks the line. */
  values: readonly (number | undefined)[];
  /** Milliseconds since 1970. */
  from: number;
  to: number;
}

/** A line over time, with what it was at most and what it is now in words beside it. */
export function CoursePlot({ name, values, from, to }: Props) {
  const known = values.filter((value) => value !== undefined);
  const now = values.at(-1);
  const top = roundTop(Math.max(0, ...known));
  const said = now === undefined ? "ещё не видно" : grouped(Math.round(now));
  const most = Math.round(Math.max(0, ...known));
  const label = `${name}: сейчас ${said}, больше всего ${grouped(most)}`;
  return (
    <figure class="metric-course">
      <figcaption>
        {name} <strong>{said}</strong>
      </figcaption>
      <div class="plot">
        <span class="top" aria-hidden="true">
          {grouped(top)}
        </span>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={label}>
          <path class="frame" d={`M0 0V${HEIGHT}H${WIDTH}M0 0H${WIDTH}`} />
          <path class="course" d={coursePath(values, top, WIDTH, HEIGHT)} />
        </svg>
        <span class="bottom" aria-hidden="true">
          0
        </span>
        <span class="time" aria-hidden="true">
          <span>{clock(from)}</span>
          <span>{clock(to)}</span>
        </span>
      </div>
    </figure>
  );
}

const clock = (at: number): string => new Date(at).toLocaleTimeString("ru");
