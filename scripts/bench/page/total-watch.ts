/** Name of the measures in the page's timeline. */
export const MEASURE = "key to total";

/**
 * Runs inside the page: uses nothing from around it. Measures each key that changed the total in sight, from the key's
 * own time stamp to the end of the frame in which the new total, or what is wrong instead, is painted.
 */
export function measureTotals(name: string): void {
  let pressed: number | undefined;
  addEventListener("keydown", (event) => (pressed = event.timeStamp), { capture: true });
  const observer = new MutationObserver(() => {
    if (pressed === undefined) return;
    const start = pressed;
    pressed = undefined;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => performance.measure(name, { start });
      port2.postMessage(undefined);
    });
  });
  observer.observe(document.querySelector(".total-bar")!, { characterData: true, childList: true, subtree: true });
}
