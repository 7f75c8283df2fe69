import { decimal, withUnit } from "../../../text/format.ts";
import { lengthSlider, typedMillimetres } from "../sizes.ts";
import { FieldMessages } from "./FieldMessages.tsx";
import { SizeEntry } from "./SizeEntry.tsx";
import { withField } from "./with-field.tsx";

/** Length: a slider in steps of the bay spacing, any other length typed. */
export const LengthField = withField<{ name: "length" }>(({ field }) => {
  const { roof, offered } = field;
  const { min, max, step } = lengthSlider(roof, offered.length);
  const typed_m = typedMillimetres(field.value) / 1000;
  const at = Number.isNaN(typed_m) ? min : Math.min(max, Math.max(min, typed_m));
  return (
    <div class="field">
      <SizeEntry field={field} />
      <input
        class="slider"
        type="range"
        min={min}
        max={max}
        step={step}
        value={at}
        onInput={(event) => field.set(decimal(event.currentTarget.valueAsNumber))}
        aria-label={`Длина ползунком, шаг ${withUnit(step, "м")}`}
        aria-valuetext={withUnit(at, "м")}
        aria-describedby={field.describedBy}
      />
      <div class="slider-scale" aria-hidden="true">
        <span>{withUnit(min, "м")}</span>
        <span>шаг рам {withUnit(step, "м")}</span>
        <span>{withUnit(max, "м")}</span>
      </div>
      <FieldMessages field={field} />
    </div>
  );
});
