import type { CountName } from "../form-state.ts";
import { FieldHead } from "./FieldHead.tsx";
import { FieldInput } from "./FieldInput.tsx";
import { FieldMessages } from "./FieldMessages.tsx";
import { OptionPriceText } from "../option-prices/OptionPriceText.tsx";
import { withField } from "./with-field.tsx";
import * as fieldWords from "./field-words.ts";

/** A number of openings: typed, or moved by one. */
export const CountField = withField<{ name: CountName }>(({ name, field }) => {
  const most = field.offered.limits[name];
  const count = /^\d+$/.test(field.value.trim()) ? Number(field.value) : 0;
  return (
    <div class="field count">
      <FieldHead field={field} />
      <span class="stepper">
        <button
          type="button"
          aria-label={fieldWords.less(field.label)}
          disabled={count <= 0}
          onClick={() => field.set(String(Math.min(count - 1, most)))}
        >
          −
        </button>
        <FieldInput field={field} inputMode="numeric" describedBy={`${field.id}-price ${field.describedBy}`} />
        <button
          type="button"
          aria-label={fieldWords.more(field.label)}
          disabled={count >= most}
          onClick={() => field.set(String(count + 1))}
        >
          +
        </button>
      </span>
      <OptionPriceText
        name={name}
        id={`${field.id}-price`}
        {...(name === "gates" && { besides: fieldWords.leafOnRequest })}
      />
      <FieldMessages field={field} />
    </div>
  );
});
