import type { DimensionLine, Spot } from "./dimensions.ts";
import type { SizeName } from "../../drawing/building/camera.ts";

/** Width of a letter of a pill and the room around them, px. */
const PILL = { letter: 8.7, around: 24, height: 34 } as const;

/** From a handle to the pill above it, px. */
const BEYOND_HANDLE = -37;

const percent = (part: number): string => `${Math.round(part * 1e4) / 100}%`;
const at = ({ x, y }: Spot) => ({ x: percent(x), y: percent(y) });

/**
 * Sizes on the picture: a line each with a pill and a handle at its end. For pointers alone: the fields beside the
 * picture say and do the same.
 */
export function Dimensions({
  lines,
  texts,
  held,
  onGrab,
}: {
  lines: readonly DimensionLine[];
  texts: Readonly<Record<SizeName, string>>;
  held: SizeName | undefined;
  onGrab: (name: SizeName, event: PointerEvent) => void;
}) {
  return (
    <svg class="dimensions" aria-hidden="true">
      {lines.map(({ name, from, to }) => (
        <g key={name} class="dimension-line">
          <line x1={percent(from.x)} y1={percent(from.y)} x2={percent(to.x)} y2={percent(to.y)} />
          <circle cx={percent(from.x)} cy={percent(from.y)} r="3.5" />
        </g>
      ))}
      {lines.map((line) => (
        <svg key={line.name} {...at(pillSpot(line))} class="pill" data-size={line.name}>
          <g transform={isLow(line) ? `translate(0 ${BEYOND_HANDLE})` : undefined}>
            <rect {...pillBox(texts[line.name])} rx={PILL.height / 2} />
            <text text-anchor="middle" y="5.5">
              {texts[line.name]}
            </text>
          </g>
        </svg>
      ))}
      {lines.map(({ name, to, angle }) => (
        <svg key={name} {...at(to)} class="handle" data-size={name} data-held={held === name}>
          {/* Browsers scroll by a part of a drawing in spite of its touch-action. */}
          <g onTouchStart={(event) => event.preventDefault()} onPointerDown={(event) => onGrab(name, event)}>
            <circle class="reach" r="22" />
            <circle class="knob" r="15" />
            <path transform={`rotate(${angle})`} d="M-8 0H8M-4.5-3.5L-8 0l3.5 3.5M4.5-3.5L8 0 4.5 3.5" />
          </g>
        </svg>
      ))}
    </svg>
  );
}

/** As a part of the picture, a line has no room for both a pill and a handle that is shorter than this. */
const SHORT = 0.22;

/** A wall that is low beside its length has no room for a pill under the handle. */
const isLow = ({ name, from, to }: DimensionLine): boolean => name === "height" && Math.abs(from.y - to.y) <= SHORT;

/** On a line that is seen short the pill stands at the other end than the handle. */
function pillSpot(line: DimensionLine): Spot {
  const { from, to, middle } = line;
  if (line.name === "height") return isLow(line) ? to : middle;
  return Math.abs(from.x - to.x) < SHORT && Math.abs(from.y - to.y) < SHORT ? from : middle;
}

function pillBox(text: string) {
  const width = Math.round(text.length * PILL.letter + PILL.around);
  return { x: -width / 2, y: -PILL.height / 2, width, height: PILL.height };
}
