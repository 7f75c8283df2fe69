import type { FieldValue } from "../../../price-list/list-changes.ts";
import type { Settled } from "../../draft/draft.ts";
import { shownValue } from "../../edit/shown-value.ts";
import { counted } from "../../../text/format.ts";

/** Two edits of one value, and where each is from, in words. */
export interface Choice {
  key: string;
  name: string;
  before: FieldValue | undefined;
  mine: FieldValue | undefined;
  theirs: FieldValue | undefined;
  from: { mine: string; theirs: string };
}

interface Props {
  /** What tells these choices from others on the page. */
  of: string;
  choices: readonly Choice[];
  chosen: Settled;
  choose: (chosen: Settled) => void;
}

/** Of each value that was changed twice somebody says which edit holds. */
export function Choices({ of, choices, chosen, choose }: Props) {
  return (
    <>
      {choices.map(({ key, name, before, from, ...values }) => (
        <fieldset key={key} class="desk-choice">
          <legend>
            {name}: было {shownValue(key, before)}
          </legend>
          {SIDES.map((side) => (
            <label key={side} class="desk-check">
              <input
                type="radio"
                name={`${of}-${key}`}
                checked={chosen[key] === side}
                onChange={() => choose({ ...chosen, [key]: side })}
              />
              <span>
                {shownValue(key, values[side])} — {from[side]}
              </span>
            </label>
          ))}
        </fieldset>
      ))}
    </>
  );
}

const SIDES = ["mine", "theirs"] as const;

/** Both ways to choose all at once. */
export function AllOf({ choices, choose, names }: Pick<Props, "choices" | "choose"> & { names: readonly string[] }) {
  if (choices.length < 2) return null;
  return (
    <>
      {SIDES.map((side, at) => (
        <button
          key={side}
          type="button"
          class="button small"
          onClick={() => choose(Object.fromEntries(choices.map(({ key }) => [key, side])))}
        >
          {names[at]}
        </button>
      ))}
    </>
  );
}

/** How many are still to be chosen, in words; nothing where none is. */
export function leftToChoose(choices: readonly Pick<Choice, "key">[], chosen: Settled): string | undefined {
  const open = choices.filter(({ key }) => chosen[key] === undefined).length;
  return open > 0 ? `Осталось выбрать: ${counted(open, "значение", "значения", "значений")}.` : undefined;
}
