import { decimal, withUnit } from "../../../text/format.ts";
import { lengthSlider, typedMillimetres } from "../sizes/sizes.ts";
import { FieldHead } from "./FieldHead.tsx";
import { FieldMessages } from "./FieldMessages.tsx";
import { SizeEntry } from "./SizeEntry.tsx";
import { withField } from "./with-field.tsx";
import * as formWords from "../form-words.ts";

/** Length: a slider in steps of the bay spacing, any other length typed. */
export const LengthField = withField<{ name: "length" }>(({ field }) => {
  const { roof, offered } = field;
  const { min, max, step } = lengthSlider(roof, offered.length);
  const typed_m = typedMillimetres(field.value) / 1000;
  const at = Number.isNaN(typed_m) ? min : Math.min(max, Math.max(min, typed_m));
  return (
    <div class="field size">
      <FieldHead field={field} />
      <div class="track">
        <input
          class="slider"
          type="range"
          min={min}
          max={max}
          step={step}
          value={at}
          onInput={(event) => field.set(decimal(event.currentTarget.valueAsNumber))}
          aria-label={formWords.lengthSlider(step)}
          aria-valuetext={withUnit(at, "м")}
          aria-describedby={field.describedBy}
        />
      </div>
      <SizeEntry field={field} />
      <FieldMessages field={field} />
    </div>
  );
});
