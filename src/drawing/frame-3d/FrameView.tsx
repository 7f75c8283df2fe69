import { useEffect, useId, useRef, useState } from "preact/hooks";
import { counted } from "../../text/format.ts";
import type { ViewProps } from "../views.tsx";
import { afterKey, FIRST_VIEW, followPointers, type Orbit } from "./orbit.ts";
import { openScene, releaseContext, type Scene } from "./scene.ts";

/** The frame in 3D: turned by dragging, a pinch or the keys, drawn anew only when something changes. */
export function FrameView({ layout, openings }: ViewProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const scene = useRef<Scene | undefined>(undefined);
  const orbit = useRef<Orbit>(FIRST_VIEW);
  const [isClad, setClad] = useState(layout.configuration.panels);
  const [state, setState] = useState<"ready" | "lost" | "missing">("ready");
  const [epoch, setEpoch] = useState(0);
  const id = useId();

  const turn = (next: Orbit) => {
    orbit.current = next;
    scene.current?.look(next);
  };

  useEffect(() => {
    const element = canvas.current!;
    const off = new AbortController();
    const { signal } = off;
    const redraw = () => setEpoch((count) => count + 1);
    const start = () => {
      scene.current = openScene(element);
      setState(scene.current ? "ready" : "missing");
      scene.current?.look(orbit.current);
      scene.current?.resize();
      redraw();
    };
    start();
    const resize = () => scene.current?.resize();
    const observer = new ResizeObserver(resize);
    observer.observe(element.parentElement!);
    addEventListener("resize", resize, { signal });
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", redraw, { signal });
    element.addEventListener(
      "webglcontextlost",
      (event) => {
        // Without this the browser would never give the context back.
        event.preventDefault();
        scene.current = undefined;
        setState("lost");
      },
      { signal },
    );
    element.addEventListener("webglcontextrestored", start, { signal });
    const forget = followPointers(element, (next) => turn(next(orbit.current)));
    return () => {
      off.abort();
      forget();
      observer.disconnect();
      scene.current?.close();
      scene.current = undefined;
      releaseContext(element);
    };
  }, []);

  useEffect(() => scene.current?.show({ layout, openings, isClad }), [layout, openings, isClad, epoch]);
  useEffect(() => setClad(layout.configuration.panels), [layout.configuration.panels]);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = afterKey(orbit.current, event.key);
    if (!next) return;
    event.preventDefault();
    turn(next);
  }
  const press = (key: string) => () => turn(afterKey(orbit.current, key)!);

  return (
    <>
      <div class="frame-view" hidden={state === "missing"}>
        <canvas
          ref={canvas}
          tabIndex={0}
          role="application"
          aria-label={`Каркас в 3D: ${counted(layout.geometry.frames, "рама", "рамы", "рам")}`}
          aria-describedby={id}
          onKeyDown={onKeyDown}
        />
        <div class="frame-buttons">
          <button type="button" class="button" aria-label="Приблизить" onClick={press("+")}>
            +
          </button>
          <button type="button" class="button" aria-label="Отдалить" onClick={press("-")}>
            −
          </button>
        </div>
        {state === "lost" && <p class="frame-lost">Видеокарта прервала показ, восстанавливаем…</p>}
      </div>
      {state === "missing" ? (
        <p class="drawing-note" role="alert">
          Браузер не показывает 3D: в нём выключен или не поддерживается WebGL. Чертежи выше работают и без него.
        </p>
      ) : (
        <div class="frame-legend">
          <label>
            <input type="checkbox" checked={isClad} onChange={(event) => setClad(event.currentTarget.checked)} />
            Показать обшивку
          </label>
          <ul class="frame-colours" aria-label="Цвета">
            <li class="of-frame">рамы</li>
            <li class="of-posts">фахверк</li>
            <li class="of-bracing">связи</li>
            <li class="of-purlins">прогоны и распорки</li>
          </ul>
          <p class="drawing-note" id={id}>
            Поворот — перетаскиванием или стрелками, масштаб — двумя пальцами, колесом или + и −, исходный вид — Home.
            Сечения и узлы условны.
          </p>
        </div>
      )}
    </>
  );
}
