/** Where a pointer or a click is, and the dialog that hears of it; a press on its backdrop is on the dialog itself. */
type Heard = Pick<Event, "target" | "currentTarget">;

/**
 * What tells of a click on a dialog's backdrop. The browser's own click is there for a selection as well that was dragged
 * from a field out of the dialog, and what was typed would be lost: press and release both must be on the backdrop.
 */
export function onBackdrop(close: () => void) {
  const isHere = ({ target, currentTarget }: Heard): boolean => target === currentTarget;
  let isPressed = false;
  let isReleased = false;
  return {
    onPointerDown(event: Heard): void {
      isPressed = isHere(event);
      isReleased = false;
    },
    onPointerUp: (event: Heard): void => void (isReleased = isHere(event)),
    onClick: (event: Heard): void => void (isHere(event) && isPressed && isReleased && close()),
  };
}
