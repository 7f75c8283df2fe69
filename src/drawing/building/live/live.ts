import type { Building } from "../building.ts";
import { cameraAt, cameraOf, firstView, fittingFrame, type Camera, type Frame, type Orbit } from "../camera.ts";
import { between } from "../space.ts";
import { afterKey, followPointers } from "./orbit.ts";
import { openScene, releaseContext, type Scene } from "./scene.ts";

/** How a building is seen at a moment. */
export interface View {
  orbit: Orbit;
  camera: Camera;
  frame: Frame;
}

export interface Live {
  /** Puts another building in place of the last one, and turns to what was changed. */
  show(building: Building): void;
  /** Colours of the page changed. */
  repaint(): void;
  /** While held, buildings come and the camera stays: a handle is being dragged. */
  hold(isHeld: boolean): void;
  /** Whether the key meant something. */
  press(key: string): boolean;
  close(): void;
}

/** A turn to another side takes so long, ms. */
const TURN_MS = 450;

/**
 * Brings a picture to life: turned by dragging, a pinch or keys, drawn anew only when something changes. Nothing where
 * the browser gives no WebGL.
 */
export function startLive({
  canvas,
  picture,
  building: first,
  onView,
  onLost,
}: {
  canvas: HTMLCanvasElement;
  /** The still's place in the page. */
  picture: Element;
  building: Building;
  onView: (view: View) => void;
  /** The graphics card was taken away, or given back. */
  onLost: (isLost: boolean) => void;
}): Live | undefined {
  const opened = openScene(canvas, picture);
  if (!opened) return undefined;
  let scene: Scene | undefined = opened;
  let building = first;
  let view = settledView(building, firstView(building.layout));
  let isHeld = false;
  let request = 0;
  const off = new AbortController();

  function draw(): void {
    cancelAnimationFrame(request);
    request = 0;
    scene?.look(view.camera, view.frame, view.orbit.azimuth);
  }
  const soon = () => {
    request ||= requestAnimationFrame(draw);
  };
  function see(next: View): void {
    view = next;
    onView(view);
    draw();
  }
  /** Turns to another view, at once for those who do not like things to move. */
  function turnTo(next: View): void {
    cancelAnimationFrame(request);
    const from = view;
    const isMoved = !matchMedia("(prefers-reduced-motion: reduce)").matches;
    const start = performance.now();
    const step = () => {
      const part = Math.min(1, (performance.now() - start) / TURN_MS);
      if (part === 1) return see(next);
      see(viewBetween(from, next, part * part * (3 - 2 * part)));
      request = requestAnimationFrame(step);
    };
    if (isMoved) request = requestAnimationFrame(step);
    else see(next);
  }
  function turnBy(change: (orbit: Orbit) => Orbit): void {
    cancelAnimationFrame(request);
    const orbit = change(view.orbit);
    request = requestAnimationFrame(() => see(settledView(building, orbit)));
    view = { ...view, orbit };
  }

  scene.show(building);
  see(view);
  const observer = new ResizeObserver(soon);
  observer.observe(canvas.parentElement!);
  observer.observe(picture);
  const { signal } = off;
  const repaint = () => {
    scene?.show(building);
    see(view);
  };
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", repaint, { signal });
  canvas.addEventListener(
    "webglcontextlost",
    (event) => {
      // Without this the browser would never give the context back.
      event.preventDefault();
      scene = undefined;
      onLost(true);
    },
    { signal },
  );
  canvas.addEventListener(
    "webglcontextrestored",
    () => {
      scene = openScene(canvas, picture);
      repaint();
      onLost(false);
    },
    { signal },
  );
  const forget = followPointers(canvas, turnBy);

  return {
    show(next) {
      const isTurned = sideChanged(building, next);
      building = next;
      scene?.show(building);
      draw();
      if (isHeld) return;
      turnTo(settledView(building, isTurned ? { ...firstView(building.layout), zoom: view.orbit.zoom } : view.orbit));
    },
    repaint,
    hold(held) {
      if (isHeld && !held) turnTo(settledView(building, view.orbit));
      // A turn under way ends where it is: the handle was taken there.
      if (held) draw();
      isHeld = held;
    },
    press(key) {
      if (key === "Home") {
        turnTo(settledView(building, firstView(building.layout)));
        return true;
      }
      const orbit = afterKey(view.orbit, key);
      if (orbit) turnBy(() => orbit);
      return orbit !== undefined;
    },
    close() {
      cancelAnimationFrame(request);
      off.abort();
      forget();
      observer.disconnect();
      scene?.close();
      scene = undefined;
      releaseContext(canvas);
    },
  };
}

function settledView({ layout }: Building, orbit: Orbit): View {
  const camera = cameraOf(layout, orbit);
  return { orbit, camera, frame: fittingFrame(layout, camera, orbit.zoom) };
}

function viewBetween(from: View, to: View, part: number): View {
  const mix = (a: number, b: number) => a + (b - a) * part;
  // The short way round.
  const turn = Math.PI * 2;
  const way = to.orbit.azimuth - from.orbit.azimuth;
  const orbit: Orbit = {
    azimuth: from.orbit.azimuth + (way - Math.round(way / turn) * turn) * part,
    elevation: mix(from.orbit.elevation, to.orbit.elevation),
    zoom: mix(from.orbit.zoom, to.orbit.zoom),
  };
  return {
    orbit,
    camera: cameraAt(
      orbit,
      between(from.camera.target, to.camera.target, part),
      mix(from.camera.distance_m, to.camera.distance_m),
    ),
    frame: {
      left: mix(from.frame.left, to.frame.left),
      top: mix(from.frame.top, to.frame.top),
      width: mix(from.frame.width, to.frame.width),
    },
  };
}

/** Whether something was put into the walls, or taken out, or the roof is another one: the first view shows it. */
function sideChanged({ layout: a }: Building, { layout: b }: Building): boolean {
  const { roof, gates, gates_pos, doors, windows } = a.configuration;
  const now = b.configuration;
  return (
    now.roof !== roof ||
    now.gates !== gates ||
    now.gates_pos !== gates_pos ||
    now.doors !== doors ||
    now.windows !== windows
  );
}
