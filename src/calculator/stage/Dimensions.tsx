import type { DimensionLine, Spot } from "./dimensions.ts";
import type { SizeName } from "../../drawing/building/camera.ts";

/** Width of a letter of a pill and the room around them, px. */
const PILL = { letter: 8.7, around: 24, height: 34 } as const;

const percent = (part: number): string => `${Math.round(part * 1e4) / 100}%`;
const at = ({ x, y }: Spot) => ({ x: percent(x), y: percent(y) });

/**
 * Sizes on the picture: a line each with a pill and a handle at its end. For pointers alone: the fields beside the
 * picture say and do the same.
 */
export function Dimensions({
  lines,
  texts,
  told,
  held,
  onGrab,
}: {
  lines: readonly DimensionLine[];
  texts: Readonly<Record<SizeName, string>>;
  /** What a size that is dragged says instead, where its pill stands. */
  told: Partial<Record<SizeName, string>>;
  held: SizeName | undefined;
  onGrab: (name: SizeName, event: PointerEvent) => void;
}) {
  const places = pillPlaces(lines, texts);
  return (
    <svg class="dimensions" aria-hidden="true">
      {lines.map(({ name, from, to }) => (
        <g key={name} class="dimension-line">
          <line x1={percent(from.x)} y1={percent(from.y)} x2={percent(to.x)} y2={percent(to.y)} />
          <circle cx={percent(from.x)} cy={percent(from.y)} r="3.5" />
        </g>
      ))}
      {lines.map((line, i) => {
        const text = told[line.name] ?? texts[line.name];
        return (
          <svg
            key={line.name}
            {...places[i]}
            class={line.name === "height" ? `pill ${roomFor(line)}` : "pill"}
            data-size={line.name}
          >
            <g>
              <rect {...pillBox(text)} rx={PILL.height / 2} />
              <text text-anchor="middle" y="5.5">
                {text}
              </text>
            </g>
          </svg>
        );
      })}
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

/** The least picture, that of a phone, in the units of its pills and handles. */
const LEAST_PICTURE = { width: 400, height: 200 } as const;

/** Half of a handle, with a little air. */
const KNOB = { right: 18, down: 18 } as const;

/** As far above its handle a pill stands that has no room under it; stage.css moves it. */
const ABOVE = 37;

/** Where a pill may stand on its line: from its middle to its start, or before that. */
const SPOTS = [0.5, 0.4, 0.3, 0.2, 0.1, 0, -0.3, -0.6, -1] as const;

/** Below that a pill would lie under the controls. */
const LOWEST = 0.96;

type Taken = Spot & { right: number; down: number };

/** Each pill clear of the handles and of the pills before it in the least picture, or as clear as there is room. */
function pillPlaces(lines: readonly DimensionLine[], texts: Readonly<Record<SizeName, string>>) {
  const taken: Taken[] = lines.map(({ to }) => ({ ...to, ...KNOB }));
  const half = (name: SizeName) => ({ right: pillBox(texts[name]).width / 2, down: PILL.height / 2 });
  const height = lines.find(({ name }) => name === "height")!;
  const above = { ...height.middle, y: height.to.y - ABOVE / LEAST_PICTURE.height };
  const places = { high: [height.middle], lowish: [height.middle, above], low: [above] }[roomFor(height)];
  taken.push(...places.map((place) => ({ ...place, ...half("height") })));
  return lines.map(({ name, from, to, middle }) => {
    // Within its line, for the style to move it to its upper end.
    if (name === "height") return { ...at({ x: middle.x, y: to.y }), height: percent(from.y - to.y) };
    const spots = SPOTS.map((part) => ({
      x: from.x + (to.x - from.x) * part,
      y: from.y + (to.y - from.y) * part,
      ...half(name),
    }));
    let best = { spot: spots[0]!, worst: Infinity };
    for (const spot of spots.filter(({ y }) => y <= LOWEST)) {
      const worst = Math.max(0, ...taken.map((other) => overlap(spot, other)));
      if (worst < best.worst) best = { spot, worst };
    }
    taken.push(best.spot);
    return at(best.spot);
  });
}

/** How deep one lies over the other, px; less than nothing where it is clear of it. */
const overlap = (one: Taken, other: Taken): number =>
  Math.min(
    one.right + other.right - Math.abs(one.x - other.x) * LEAST_PICTURE.width,
    one.down + other.down - Math.abs(one.y - other.y) * LEAST_PICTURE.height,
  );

/** A wall that is low beside its length has no room for a pill under the handle: nowhere, or in a small picture. */
function roomFor({ from, to }: DimensionLine): "high" | "lowish" | "low" {
  const high = from.y - to.y;
  return high > 0.38 ? "high" : high > 0.22 ? "lowish" : "low";
}

function pillBox(text: string) {
  const width = Math.round(text.length * PILL.letter + PILL.around);
  return { x: -width / 2, y: -PILL.height / 2, width, height: PILL.height };
}
