import type { Layout } from "hangar-engine";
import type { RefObject } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { dimensionLines, type Camera, type Frame, type SizeName } from "../../drawing/building/camera.ts";
import { useHeldCalculator } from "../calculator-context.ts";
import { roofOf } from "../form/sizes/sizes.ts";
import { alongLine, spotOf } from "./dimensions.ts";
import { snapped } from "./snap.ts";

export interface Sight {
  camera: Camera;
  frame: Frame;
}

export interface Drag {
  name: SizeName;
  /** How the hangar was seen when the handle was taken: it stays so. */
  sight: Sight;
  /** What the field holds now. */
  value: string;
}

/** Dragging a handle of the picture types into the field of that size. */
export function useSizeDrag(
  picture: RefObject<HTMLElement | null>,
  onHold: (isHeld: boolean) => void,
): { drag: Drag | undefined; grab: (name: SizeName, event: PointerEvent, layout: Layout, sight: Sight) => void } {
  const held = useHeldCalculator();
  const [drag, setDrag] = useState<Drag>();
  const off = useRef<AbortController | undefined>(undefined);
  // Another view may take the place of the picture while a handle is held.
  useEffect(() => () => void (off.current && letGo()), []);

  function letGo(): void {
    off.current?.abort();
    off.current = undefined;
    setDrag(undefined);
    onHold(false);
  }

  function grab(name: SizeName, event: PointerEvent, layout: Layout, sight: Sight): void {
    if (event.button !== 0 || off.current) return;
    event.preventDefault();
    const { camera, frame } = sight;
    const line = dimensionLines(layout, camera)[name];
    const box = picture.current!.getBoundingClientRect();
    const knob = spotOf(camera, frame, line.to);
    // Where the knob was taken, so that it does not jump to the pointer.
    const beside = {
      x: event.clientX - box.left - knob.x * box.width,
      y: event.clientY - box.top - knob.y * box.height,
    };
    const { pointerId } = event;
    off.current = new AbortController();
    const { signal } = off.current;

    function move({ pointerId: id, buttons, clientX, clientY }: PointerEvent): void {
      if (id !== pointerId) return;
      // A menu of the browser, or a window over it, keeps to itself that the button was let go.
      if (buttons === 0) return letGo();
      const x = (clientX - beside.x - box.left) / box.width;
      const y = (clientY - beside.y - box.top) / box.height;
      const size_m = alongLine(camera, frame, line, { x, y });
      const { offered, form } = held.now.state;
      const value = snapped(name, size_m, roofOf(offered, form.roof), offered);
      setDrag((now) => (now?.value === value ? now : { name, sight, value }));
      if (form[name] !== value) held.now.dispatch({ type: "set", name, value });
    }
    function release({ pointerId: id }: PointerEvent): void {
      if (id === pointerId) letGo();
    }
    addEventListener("pointermove", move, { signal });
    addEventListener("pointerup", release, { signal });
    addEventListener("pointercancel", release, { signal });
    setDrag({ name, sight, value: held.now.state.form[name] });
    onHold(true);
  }
  return { drag, grab };
}
