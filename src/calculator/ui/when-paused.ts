/** Calls back once nothing was typed into `place` for so long; returns what cancels it. */
export function whenPaused(place: EventTarget, pause_ms: number, callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(callback, pause_ms);
  };
  wait();
  place.addEventListener("input", wait);
  return () => {
    clearTimeout(timer);
    place.removeEventListener("input", wait);
  };
}
