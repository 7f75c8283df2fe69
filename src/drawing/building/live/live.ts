import type { Building } from "../building.ts";
import { cameraAt, cameraOf, firstView, fittingFrame, type Camera, type Frame, type Orbit } from "../camera.ts";
import { between } from "../space.ts";
import { afterKey, followPointers } from "./orbit.ts";
import { openScene, type Scene } from "./scene.ts";

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

/** A turn to another side takes so long, ms; it waits for the keys of one number, so that they turn the hangar once. */
const TURN_MS = 450;
const TURN_AFTER_MS = 150;

/** Of what is left of the picture at the top of a phone's window nothing is seen: the bar with the sizes is over it. */
const COVERED = "-64px 0px 0px";

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
  /** Whether any of it is on the screen: what nobody sees is not drawn, and is up to date when it is seen again. */
  let isSeen = true;
  let isBehind = false;
  let request = 0;
  let turn: ReturnType<typeof setTimeout> | undefined;
  const off = new AbortController();

  function draw(): void {
    cancelAnimationFrame(request);
    request = 0;
    if (isSeen) scene?.look(view.camera, view.frame, view.orbit.azimuth);
  }
  function putBuilding(): void {
    if (isSeen) scene?.show(building);
    isBehind = !isSeen;
  }
  /** A turn under way draws with its next frame, and goes on. */
  const soon = () => {
    request ||= requestAnimationFrame(draw);
  };
  function see(next: View): void {
    view = next;
    onView(view);
    draw();
  }
  function stopTurn(): void {
    cancelAnimationFrame(request);
    request = 0;
    clearTimeout(turn);
  }
  /** Turns to another view, at once for those who do not like things to move. */
  function turnTo(next: View): void {
    stopTurn();
    const isMoved = isSeen && !matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (!isMoved) return see(next);
    const from = view;
    const start = performance.now() + TURN_AFTER_MS;
    const step = () => {
      const part = Math.min(1, (performance.now() - start) / TURN_MS);
      if (part === 1) return see(next);
      see(viewBetween(from, next, part * part * (3 - 2 * part)));
      request = requestAnimationFrame(step);
    };
    turn = setTimeout(step, TURN_AFTER_MS);
  }
  function turnBy(change: (orbit: Orbit) => Orbit): void {
    stopTurn();
    const orbit = change(view.orbit);
    request = requestAnimationFrame(() => see(settledView(building, orbit)));
    view = { ...view, orbit };
  }

  scene.show(building);
  see(view);
  const watch = (entries: IntersectionObserverEntry[]) => {
    isSeen = entries.at(-1)!.isIntersecting;
    if (!isSeen) return;
    if (isBehind) putBuilding();
    soon();
  };
  const watcher = new IntersectionObserver(watch, { rootMargin: COVERED });
  watcher.observe(canvas);
  const observer = new ResizeObserver(soon);
  observer.observe(canvas.parentElement!);
  observer.observe(picture);
  const { signal } = off;
  const repaint = () => {
    scene?.forgetColours();
    putBuilding();
    soon();
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
  followPointers(canvas, signal, turnBy);

  return {
    show(next) {
      const isTurned = sideChanged(building, next);
      building = next;
      putBuilding();
      draw();
      if (isHeld) return;
      turnTo(settledView(building, isTurned ? { ...firstView(building.layout), zoom: view.orbit.zoom } : view.orbit));
    },
    repaint,
    hold(held) {
      if (isHeld && !held) turnTo(settledView(building, view.orbit));
      // A turn under way ends where it is: the handle was taken there.
      if (held) {
        stopTurn();
        draw();
      }
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
      stopTurn();
      off.abort();
      watcher.disconnect();
      observer.disconnect();
      scene?.close();
      scene = undefined;
    },
  };
}

function settledView({ layout }: Building, orbit: Orbit): View {
  const camera = cameraOf(layout, orbit);
  return { orbit, camera, frame: fittingFrame(layout, camera, orbit.zoom) };
}

function viewBetween(from: View, to: View, part: number): View {
  const mix = (a: number, b: number) => a + (b - a) * part;
  const mixed = <Key extends string>(a: Record<Key, number>, b: Record<Key, number>, keys: readonly Key[]) =>
    Object.fromEntries(keys.map((key) => [key, mix(a[key], b[key])])) as Record<Key, number>;
  // The short way round.
  const turn = Math.PI * 2;
  const way = to.orbit.azimuth - from.orbit.azimuth;
  const orbit: Orbit = {
    ...mixed(from.orbit, to.orbit, ["elevation", "zoom"]),
    azimuth: from.orbit.azimuth + (way - Math.round(way / turn) * turn) * part,
  };
  return {
    orbit,
    camera: cameraAt(
      orbit,
      between(from.camera.target, to.camera.target, part),
      mix(from.camera.distance_m, to.camera.distance_m),
    ),
    frame: mixed(from.frame, to.frame, ["left", "top", "width"]),
  };
}

/** Whether something was put into the walls, or taken out, or the roof is another one: the first view shows it. */
function sideChanged({ layout: a }: Building, { layout: b }: Building): boolean {
  return (["roof", "gates", "gates_pos", "doors", "windows"] as const).some(
    (name) => a.configuration[name] !== b.configuration[name],
  );
}
