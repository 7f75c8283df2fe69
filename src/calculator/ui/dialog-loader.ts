import dialog from "./dialog.css?url";
import { addStylesheet } from "./add-stylesheet.ts";
import type { Loader } from "./OnDemand.tsx";

/** A dialog's code and styles, both loaded when the dialog is first wanted. */
export function dialogLoader(load: Loader, ...styles: readonly string[]): Loader {
  return async () => (await Promise.all([load(), ...[dialog, ...styles].map(addStylesheet)]))[0];
}
