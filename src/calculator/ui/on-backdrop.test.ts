import { expect, test, vi } from "vitest";
import { onBackdrop } from "./on-backdrop.ts";

const dialog = new EventTarget();
const field = new EventTarget();

/** A click is told where both its ends are: of a press in a field and a release on the backdrop, on the dialog. */
test.each([
  ["on the backdrop", dialog, dialog, dialog, true],
  ["on a field", field, field, field, false],
  ["of a selection dragged out of a field", field, dialog, dialog, false],
  ["dragged from the backdrop into a field", dialog, field, dialog, false],
])("a click %s", (_, pressed, released, clicked, closes) => {
  const close = vi.fn();
  const { onPointerDown, onPointerUp, onClick } = onBackdrop(close);
  const at = (target: EventTarget) => ({ target, currentTarget: dialog });
  // What was pressed before says nothing of this one.
  onPointerDown(at(dialog));
  onPointerUp(at(dialog));
  onPointerDown(at(pressed));
  onPointerUp(at(released));
  onClick(at(clicked));
  expect(close).toHaveBeenCalledTimes(closes ? 1 : 0);
});
