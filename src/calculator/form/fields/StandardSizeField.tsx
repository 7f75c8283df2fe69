import { chosenSize, heightChoices, widthChoices } from "../sizes.ts";
import { FieldMessages } from "./FieldMessages.tsx";
import { Segments } from "./Segments.tsx";
import { SizeEntry } from "./SizeEntry.tsx";
import { withField } from "./with-field.tsx";

/** Width or height: the standard sizes of the chosen roof on buttons, any other typed. */
export const StandardSizeField = withField<{ name: "width" | "height" }>(({ name, field }) => {
  const choices = name === "width" ? widthChoices(field.roof) : heightChoices(field.roof);
  return (
    <div class="field">
      <SizeEntry field={field} />
      <Segments
        name={`standard-${name}`}
        label={`${field.label}: стандартные размеры, м`}
        choices={choices.map(({ text }) => ({ value: text, label: text }))}
        chosen={chosenSize(choices, field.value)?.text}
        describedBy={field.describedBy}
        onChoose={field.set}
      />
      <FieldMessages field={field} />
    </div>
  );
});
