import type { ComponentChildren } from "preact";

/** A group of fields that a person thinks of together. */
export function FormSection({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <fieldset class="section">
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}
