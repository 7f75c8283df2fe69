import { decimal, withUnit } from "../engine/texts/format.ts";
import { useCalculator, useField } from "../calculator/calculator-context.ts";
import { lengthSlider, roofOf, typedMillimetres } from "../calculator/sizes.ts";
import { FieldMessages } from "./FieldMessages.tsx";
import { SizeEntry } from "./SizeEntry.tsx";

/** Length: a slider in steps of the frame pitch, any other length typed. */
export function LengthField() {
  const { form, offered } = useCalculator().state;
  const field = useField("length");
  const { min, max, step } = lengthSlider(roofOf(offered, form.roof), offered.length);
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
}
