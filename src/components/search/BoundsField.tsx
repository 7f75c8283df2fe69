import { priceList } from "hangar-engine";
import { labelOf } from "../../calculator/calculator-context.ts";
import { chosenRoofs } from "../../calculator/search/wish-form.ts";
import { useSearchContext } from "../../calculator/search/search-context.ts";
import { heightChoices, widthChoices } from "../../calculator/sizes.ts";
import { decimal, withUnit } from "../../engine/texts/format.ts";
import { WishEntry } from "./WishEntry.tsx";
import { messagesId, WishMessages } from "./WishMessages.tsx";

/** A size between two bounds, either of which may be left empty; what there is stands beside it. */
export function BoundsField({ size }: { size: "width" | "length" | "height" }) {
  const chosen = chosenRoofs(useSearchContext().state.form);
  const least = `${size}_min` as const;
  const most = `${size}_max` as const;
  return (
    <div class="field" role="group" aria-labelledby={`wish-${size}-label`}>
      <div class="size-head bounds-head">
        <div>
          <span class="label" id={`wish-${size}-label`}>
            {labelOf(size)}
          </span>
          <p class="hint">{offered(size, chosen)}</p>
        </div>
        <span class="bounds">
          <WishEntry name={least} unit="м" label={`${labelOf(size)} от`} describedBy={messagesId(least)} />
          <span aria-hidden="true">–</span>
          <WishEntry name={most} unit="м" label={`${labelOf(size)} до`} describedBy={messagesId(least)} />
        </span>
      </div>
      <WishMessages names={[least, most]} />
    </div>
  );
}

/** The least and the largest size of the wished roofs. */
function offered(size: "width" | "length" | "height", chosen: readonly string[]): string {
  const { roofs, length } = priceList;
  if (size === "length") return `От ${decimal(length.min_m)} до ${withUnit(length.max_m, "м")}, целыми шагами рам`;
  const wished = Object.entries(roofs).filter(([id]) => chosen.length === 0 || chosen.includes(id));
  const choices = wished
    .flatMap(([, roof]) => (size === "width" ? widthChoices(roof) : heightChoices(roof)))
    .sort((a, b) => a.mm - b.mm);
  const [first, last] = [choices[0], choices.at(-1)];
  return first && last ? `Бывает от ${first.text} до ${withUnit(last.text, "м")}` : "";
}
