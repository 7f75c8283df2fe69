import { useEffect, useRef } from "preact/hooks";
import { LIST } from "../../../price-list/prices-folder.ts";
import { fieldMap, readTyped } from "../../draft/draft.ts";
import { oddValue } from "../../review/odd-value.ts";
import type { FieldValue } from "../../../price-list/list-changes.ts";
import { useAsTyped } from "../use-as-typed.ts";
import { useDesk } from "../use-desk.ts";

/** A value as it stands in its cell: digits alone, a fraction after a comma. */
const inCell = (value: FieldValue | undefined): string =>
  typeof value === "number" ? String(value).replace(".", ",") : String(value ?? "");

interface CellProps {
  fieldKey: string;
  name: string;
  value: FieldValue | undefined;
  isChanged: boolean;
  /** A text over several lines. */
  isLong?: boolean;
}

/** One value of the list to be edited, and under it what is wrong with what was typed, with its cure. */
export function Cell({ fieldKey, name, value, isChanged, isLong = false }: CellProps) {
  const { draft, act, problems } = useDesk();
  const field = fieldMap(draft.list).get(fieldKey);
  const raw = draft.typed[fieldKey];
  const typed = raw === undefined ? undefined : readTyped(draft, fieldKey, raw);
  const problem = typed && "problem" in typed ? typed : undefined;
  const told = problem?.problem ?? problems.get(fieldKey);
  const mend = problem && "mend" in problem ? problem.mend : undefined;
  const odd = told === undefined && field ? oddValue(field, fieldMap(draft.base[LIST] ?? "").get(fieldKey)) : undefined;
  const [shown, typeShown] = useAsTyped(inCell(value));
  // What is typed goes on from the value that the cell was entered with, or from that of newer prices.
  const from = useRef(field?.value);
  useEffect(() => {
    from.current = field?.value;
  }, [draft.base]);
  const id = `cell-${fieldKey}`;
  const props = {
    id,
    class: `desk-input${isChanged ? " changed" : ""}`,
    "aria-label": `${name}: новое значение`,
    "aria-invalid": told !== undefined,
    "aria-describedby": (told ?? odd) === undefined ? undefined : `${id}-problem`,
    value: raw ?? shown,
    onFocus: () => {
      from.current = field?.value;
    },
    onInput: ({ currentTarget }: { currentTarget: HTMLInputElement | HTMLTextAreaElement }) => {
      typeShown(currentTarget.value);
      act({ type: "type", key: fieldKey, raw: currentTarget.value, from: from.current });
    },
  };
  return (
    <div class="desk-cell">
      {isLong ? (
        <textarea rows={3} {...props} />
      ) : (
        <input
          type="text"
          inputmode={typeof value === "number" ? (Number.isInteger(value) ? "numeric" : "decimal") : undefined}
          autocomplete="off"
          {...props}
        />
      )}
      {odd !== undefined && (
        <p class="desk-odd" id={`${id}-problem`}>
          {odd}
        </p>
      )}
      {told !== undefined && (
        <p class="desk-problem" id={`${id}-problem`}>
          {name}: {told}{" "}
          {mend !== undefined && (
            <button
              type="button"
              class="button small"
              onClick={() => act({ type: "type", key: fieldKey, raw: String(mend) })}
            >
              Поставить {mend}
            </button>
          )}
        </p>
      )}
    </div>
  );
}
