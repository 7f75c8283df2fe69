/* Both functions run inside the page: they use nothing from around them but `window`. */

interface Watch {
  /** Milliseconds, one for each key that changed the total. */
  totalTimes: number[];
}

/**
 * Times the page's work from a key to the frame with the new total: from the key's own time stamp until the total's text
 * has changed, and then from the start of the frame until it is painted. The wait for the frame's turn is the screen's.
 */
export function watchTotal(): void {
  const times: number[] = ((window as unknown as Watch).totalTimes = []);
  let pressed: number | undefined;
  addEventListener("keydown", (event) => (pressed = event.timeStamp), { capture: true });
  const observer = new MutationObserver(() => {
    if (pressed === undefined) return;
    const work = performance.now() - pressed;
    pressed = undefined;
    requestAnimationFrame(() => {
      const frame = performance.now();
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => times.push(work + performance.now() - frame);
      port2.postMessage(undefined);
    });
  });
  const total = document.querySelector("[data-testid=total]")!;
  observer.observe(total, { characterData: true, childList: true, subtree: true });
}

export function totalTimes(): number[] {
  return (window as unknown as Watch).totalTimes;
}
