import { FieldMessages } from "./FieldMessages.tsx";
import { RoofPicture } from "./RoofPicture.tsx";
import { withField } from "./with-field.tsx";

/** The roof types of the price list as pictures to choose from. */
export const RoofField = withField<{ name: "roof" }>(({ field }) => {
  return (
    <div class="field">
      <p class="hint" id={field.hintId}>
        {field.hint}
      </p>
      <div class="roofs" id={field.id}>
        {Object.entries(field.offered.roofs).map(([id, roof]) => (
          <label key={id} class="roof-card">
            <input
              type="radio"
              name="roof"
              value={id}
              checked={field.value === id}
              onChange={() => field.set(id)}
              aria-labelledby={`roof-${id}`}
              aria-describedby={`roof-${id}-hint`}
            />
            <RoofPicture roof={roof} />
            <span class="roof-name" id={`roof-${id}`}>
              {roof.name}
            </span>
            <span class="hint" id={`roof-${id}-hint`}>
              {roof.description}
            </span>
          </label>
        ))}
      </div>
      <FieldMessages field={field} />
    </div>
  );
});
