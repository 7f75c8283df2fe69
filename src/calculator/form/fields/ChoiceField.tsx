import type { Choice, ChoiceName } from "../choices.ts";
import { FieldMessages } from "./FieldMessages.tsx";
import { Segments } from "./Segments.tsx";
import { withField } from "./with-field.tsx";

/** One of a few values. */
export const ChoiceField = withField<{
  name: ChoiceName;
  choices: readonly Choice[];
}>(({ name, choices, field }) => {
  return (
    <div class="field" id={field.id}>
      <p class="field-head">
        <span class="label">{field.label}</span>
        <span class="hint" id={field.hintId}>
          {field.hint}
        </span>
      </p>
      <Segments
        name={name}
        label={field.label}
        choices={choices}
        chosen={field.value}
        disabled={field.reason !== undefined}
        describedBy={field.describedBy}
        onChoose={field.set}
      />
      <FieldMessages field={field} />
    </div>
  );
});
