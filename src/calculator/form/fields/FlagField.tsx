import type { OptionName } from "../../../options/options.ts";
import { FieldMessages } from "./FieldMessages.tsx";
import { OptionPriceText } from "../option-prices/OptionPriceText.tsx";
import { withField } from "./with-field.tsx";
import * as fieldWords from "./field-words.ts";

/** An option that is taken or not: a row with its switch, and what it costs at the edge. */
export const FlagField = withField<{ name: OptionName }>(({ name, field }) => {
  return (
    <div class="field flag">
      <label>
        <input
          id={field.id}
          name={name}
          type="checkbox"
          value="1"
          checked={field.value === "1"}
          onChange={(event) => field.set(event.currentTarget.checked ? "1" : "0")}
          aria-labelledby={`${field.id}-label`}
          aria-describedby={`${field.id}-price ${field.describedBy}`}
        />
        <span class="label" id={`${field.id}-label`}>
          {field.label}
        </span>
        <OptionPriceText
          name={name}
          id={`${field.id}-price`}
          {...(name === "panels_high_wall" && field.value === "1" && { besides: fieldWords.inPanels })}
        />
        <span class="hint" id={field.hintId}>
          {field.hint}
        </span>
      </label>
      <FieldMessages field={field} />
    </div>
  );
});
