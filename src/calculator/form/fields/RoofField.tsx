import * as formWords from "../form-words.ts";
import { FieldMessages } from "./FieldMessages.tsx";
import { RoofPicture } from "./RoofPicture.tsx";
import { withField } from "./with-field.tsx";

/** The roof types of the price list as pictures to choose from, in short words; a screen reader hears the whole name. */
export const RoofField = withField<{ name: "roof" }>(({ field }) => {
  const roofs = Object.entries(field.offered.roofs);
  const names = roofs.map(([, roof]) => formWords.roofInShort(roof));
  return (
    <div class="field" id={field.id}>
      <p class="visually-hidden" id={field.hintId}>
        {field.hint}
      </p>
      <div class="roofs" data-count={roofs.length}>
        {roofs.map(([id, roof], at) => {
          // Two roofs of one shape differ in nothing that a short name says.
          const short = names.filter((name) => name === names[at]).length > 1 ? roof.name : names[at];
          return (
            <label key={id} class="roof-card" title={roof.description}>
              <input
                type="radio"
                name="roof"
                value={id}
                checked={field.value === id}
                onChange={() => field.set(id)}
                aria-labelledby={`roof-${id}`}
              />
              <RoofPicture roof={roof} />
              <span class="roof-name" id={`roof-${id}`}>
                {short}
                {short !== roof.name && <span class="visually-hidden">: {roof.name}</span>}
              </span>
            </label>
          );
        })}
      </div>
      <FieldMessages field={field} />
    </div>
  );
});
