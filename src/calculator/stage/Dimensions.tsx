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
        <svg key={line.name} {...at(hasRoom(line) ? line.middle : line.to)} class="pill" data-size={line.name}>
          <g transform={hasRoom(line) ? undefined : `translate(0 ${BEYOND_HANDLE})`}>
            <rect {...pillBox(texts[line.name])} rx={PILL.height / 2} />
            <text text-anchor="middle" y="5.5">
              {texts[line.name]}
            </text>
          </g>
        </svg>
      ))}
      {lines.map(({ name, to, angle }) => (
        <svg key={name} {...at(to)} class="handle" data-size={name} data-held={held === name}>
          <g onPointerDown={(event) => onGrab(name, event)}>
            <circle class="reach" r="22" />
            <circle class="knob" r="15" />
            <path transform={`rotate(${angle})`} d="M-8 0H8M-4.5-3.5L-8 0l3.5 3.5M4.5-3.5L8 0 4.5 3.5" />
          </g>
        </svg>
      ))}
    </svg>
  );
}

/** A wall that is low beside its length has no room for a pill under the handle. */
function hasRoom({ name, from, to }: DimensionLine): boolean {
  return name !== "height" || Math.abs(from.y - to.y) > 0.19;
}

function pillBox(text: string) {
  const width = Math.round(text.length * PILL.letter + PILL.around);
  return { x: -width / 2, y: -PILL.height / 2, width, height: PILL.height };
}
