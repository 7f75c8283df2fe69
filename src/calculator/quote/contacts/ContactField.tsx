import type { ComponentChildren } from "preact";
import type { ContactFields } from "./use-contacts.ts";
import { CONTACT_LABELS, type ContactName } from "../../../applications/request/contacts.ts";

interface Properties {
  name: ContactName;
  fields: ContactFields;
  isRequired?: boolean;
  /** Which keyboard a phone offers. */
  inputMode?: "text" | "tel" | "email";
  autocomplete?: "name" | "tel" | "email" | "address-level2";
  /** Lines of a field that takes several. */
  rows?: number;
  hint?: string;
  /** Said under the field while nothing is wrong with it. */
  note?: ComponentChildren;
}

/** One contact field with its label, its hint and what is wrong with it. */
export function ContactField({
  name,
  fields,
  isRequired,
  inputMode = "text",
  autocomplete = "name",
  rows,
  hint,
  note,
}: Properties) {
  const id = contactId(name);
  const problem = fields.problems[name];
  const shared = {
    id,
    name,
    class: "text-input",
    value: fields.typed[name],
    onInput: (event: { currentTarget: { value: string } }) => fields.set(name, event.currentTarget.value),
    onBlur: () => fields.leave(name),
    required: isRequired ?? false,
    "aria-invalid": problem !== undefined,
    "aria-describedby": hint === undefined ? `${id}-message` : `${id}-hint ${id}-message`,
  };
  return (
    <div class="field">
      <label class="label" for={id}>
        {CONTACT_LABELS[name]}
        {isRequired === false && <span class="optional"> — необязательно</span>}
      </label>
      {hint !== undefined && (
        <p class="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {rows === undefined ? (
        <input {...shared} type="text" inputMode={inputMode} autocomplete={autocomplete} spellcheck={false} />
      ) : (
        <textarea {...shared} rows={rows} />
      )}
      <p class={problem === undefined ? "message" : "message error"} id={`${id}-message`}>
        {problem ?? note}
      </p>
    </div>
  );
}

export function contactId(name: ContactName): string {
  return `quote-${name}`;
}
