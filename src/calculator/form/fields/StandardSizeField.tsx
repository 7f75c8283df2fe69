import { chosenSize, heightChoices, nearestSize, widthChoices } from "../sizes/sizes.ts";
import { FieldHead } from "./FieldHead.tsx";
import { FieldMessages } from "./FieldMessages.tsx";
import { Segments } from "./Segments.tsx";
import { SizeEntry } from "./SizeEntry.tsx";
import { withField } from "./with-field.tsx";
import * as formWords from "../form-words.ts";

/** Width or height: the standard sizes of the chosen roof on buttons, any other typed. The button that counts is marked. */
export const StandardSizeField = withField<{ name: "width" | "height" }>(({ name, field }) => {
  const choices = name === "width" ? widthChoices(field.roof) : heightChoices(field.roof);
  const counts = field.error ? undefined : nearestSize(choices, field.value);
  return (
    <div class="field size">
      <FieldHead field={field} />
      <Segments
        name={`standard-${name}`}
        label={formWords.standardSizes(field.label)}
        choices={choices.map(({ text }) => ({ value: text, label: text }))}
        chosen={(chosenSize(choices, field.value) ?? counts)?.text}
        describedBy={field.describedBy}
        onChoose={field.set}
      />
      <SizeEntry field={field} />
      <FieldMessages field={field} />
    </div>
  );
});
