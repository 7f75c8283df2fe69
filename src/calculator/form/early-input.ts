import { hydrate, type ComponentChild } from "preact";

/**
 * Brings a page's form to life. What was typed and chosen before the scripts came, which on a bad connection are
 * seconds, is told to the form as if it were done now: else the form would show one hangar and the price be another's.
 */
export function hydrateForm(form: ComponentChild, root: Element): void {
  hydrate(form, root);
  for (const control of changedInputs(root)) {
    for (const type of ["input", "change"]) control.dispatchEvent(new Event(type, { bubbles: true }));
  }
}

export const changedInputs = (root: Element): HTMLInputElement[] =>
  [...root.querySelectorAll("input")].filter(isChanged);

/** Of radio buttons only the chosen one tells of the choice. */
function isChanged({ type, checked, defaultChecked, value, defaultValue }: HTMLInputElement): boolean {
  if (type === "radio") return checked && !defaultChecked;
  return type === "checkbox" ? checked !== defaultChecked : value !== defaultValue;
}
