import type { Orbit } from "../camera.ts";

/** Never under the ground nor quite overhead, where left and right would change places. */
const ELEVATION = { least: 0.04, most: 1.2 };
const ZOOM = { least: 0.7, most: 5 };
const KEY_TURN = Math.PI / 18;
const KEY_ZOOM = 1.2;
/** Radians for a drag over the whole height of the view. */
const DRAG_TURN = Math.PI;
const WHEEL_ZOOM = 0.0015;

const clamp = (value: number, { least, most }: { least: number; most: number }) =>
  Math.min(most, Math.max(least, value));

function turned({ azimuth, elevation, zoom }: Orbit, around: number, up: number, nearer = 1): Orbit {
  return {
    azimuth: azimuth + around,
    elevation: clamp(elevation + up, ELEVATION),
    zoom: clamp(zoom * nearer, ZOOM),
  };
}

/** The view after a key; nothing for keys that mean nothing here. */
export function afterKey(orbit: Orbit, key: string): Orbit | undefined {
  switch (key) {
    case "ArrowLeft":
      return turned(orbit, -KEY_TURN, 0);
    case "ArrowRight":
      return turned(orbit, KEY_TURN, 0);
    case "ArrowUp":
      return turned(orbit, 0, KEY_TURN);
    case "ArrowDown":
      return turned(orbit, 0, -KEY_TURN);
    case "+":
    case "=":
      return turned(orbit, 0, 0, KEY_ZOOM);
    case "-":
    case "_":
      return turned(orbit, 0, 0, 1 / KEY_ZOOM);
    default:
      return undefined;
  }
}

/**
 * Turns by dragging, zooms by a pinch or, once the view has the focus, by the wheel. One finger moving up or down
 * scrolls the page (`touch-action: pan-y`); two fingers also tilt. `signal` takes the listeners off.
 */
export function followPointers(
  canvas: HTMLCanvasElement,
  signal: AbortSignal,
  change: (next: (orbit: Orbit) => Orbit) => void,
): void {
  const pointers = new Map<number, { x: number; y: number }>();
  const listen = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    listener: (event: HTMLElementEventMap[Name]) => void,
    passive = true,
  ) => canvas.addEventListener(name, listener, { signal, passive });

  const spread = () => {
    const [a, b] = [...pointers.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  };
  const release = ({ pointerId }: PointerEvent) => pointers.delete(pointerId);

  listen("pointerdown", ({ button, pointerId, clientX, clientY }) => {
    // The other buttons are the browser's: of what comes after its menu the page is not told.
    if (button !== 0) return;
    canvas.setPointerCapture(pointerId);
    pointers.set(pointerId, { x: clientX, y: clientY });
  });
  listen("pointermove", ({ pointerId, clientX, clientY }) => {
    const last = pointers.get(pointerId);
    if (!last) return;
    const before = spread();
    pointers.set(pointerId, { x: clientX, y: clientY });
    // Each of two fingers brings half of the movement.
    const turn = DRAG_TURN / canvas.clientHeight / pointers.size;
    const nearer = before > 0 ? spread() / before : 1;
    change((orbit) => turned(orbit, (last.x - clientX) * turn, (clientY - last.y) * turn, nearer));
  });
  // After both the end and a loss of the pointer, whatever the reason.
  listen("lostpointercapture", release);
  listen(
    "wheel",
    (event) => {
      if (document.activeElement !== canvas) return;
      event.preventDefault();
      change((orbit) => turned(orbit, 0, 0, Math.exp(-event.deltaY * WHEEL_ZOOM)));
    },
    false,
  );
}
