let isPressed = false;

addEventListener("pointerdown", () => (isPressed = true), true);
for (const end of ["pointerup", "pointercancel"]) addEventListener(end, () => (isPressed = false), true);

/**
 * Acts at once, or when the button or the finger that is down has come up and has made its click: a message that
 * appears in between moves the button from under the pointer, and the click is lost.
 */
export function afterPress(act: () => void): void {
  if (!isPressed) return act();
  const ends = new AbortController();
  const release = () => {
    ends.abort();
    setTimeout(act);
  };
  for (const end of ["pointerup", "pointercancel"]) addEventListener(end, release, { signal: ends.signal });
}
