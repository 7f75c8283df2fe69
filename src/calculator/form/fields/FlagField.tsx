import type { FieldName } from "../form-state.ts";
import { FieldMessages } from "./FieldMessages.tsx";
import { withField } from "./with-field.tsx";

/** An option that is taken or not. */
export const FlagField = withField<{ name: FieldName }>(({ name, field }) => {
  const disabled = field.reason !== undefined;
  return (
    <div class="field flag">
      <label>
        <input
          id={field.id}
          name={name}
          type="checkbox"
          value="1"
          checked={field.value === "1" && !disabled}
          disabled={disabled}
          onChange={(event) => field.set(event.currentTarget.checked ? "1" : "0")}
          aria-labelledby={`${field.id}-label`}
          aria-describedby={field.describedBy}
        />
        <span class="label" id={`${field.id}-label`}>
          {field.label}
        </span>
        <span class="hint" id={field.hintId}>
          {field.hint}
        </span>
      </label>
      <FieldMessages field={field} />
    </div>
  );
});
