import { OPTIONS } from "hangar-engine";
import type { OptionRow } from "../../options/options.ts";
import type { Understanding } from "../../understanding/response.ts";
import { isField, isOption, type FieldName } from "../form/form-state.ts";
import { goToField } from "./field-link.ts";
import type { Value } from "./reading/answers.ts";
import { said } from "./wish-words.ts";

/** What nobody spoke of and stands in the form as the words have left it. */
export interface Assumed {
  field: FieldName;
  text: string;
  /** Of what is taken or not: the other. */
  otherwise?: string;
}

/** Set by hand it is the person's own, and assumed no more. */
export function assumedIn(
  { assumed }: Understanding,
  valueIn: (field: string) => Value | undefined,
  isAsLeft: (field: string) => boolean,
): Assumed[] {
  return assumed.flatMap(({ parameter, value, text }) => {
    const stands = valueIn(parameter);
    if (stands === undefined || !isField(parameter) || !isAsLeft(parameter)) return [];
    const { kind, needs }: Partial<OptionRow> = isOption(parameter) ? OPTIONS[parameter] : {};
    if (needs && !valueIn(needs)) return [];
    return {
      field: parameter,
      text: stands === value ? text : said(parameter, stands),
      ...(kind === "flag" && { otherwise: stands ? "0" : "1" }),
    };
  });
}

interface ToConfirmProps {
  assumed: readonly Assumed[];
  /** Where a field is that has more than two values. */
  hrefOf: (field: FieldName) => string | undefined;
  onSet: (field: FieldName, text: string) => void;
  onConfirm: () => void;
}

/** What is assumed, each to be had otherwise: yes or no at once, a size, a count or a choice in its field. */
export function ToConfirm({ assumed, hrefOf, onSet, onConfirm }: ToConfirmProps) {
  return (
    <>
      {assumed.length > 0 && (
        <p class="wish-answers">
          Не сказано, принято:{" "}
          {assumed.map(({ field, text, otherwise }) => (
            <button
              key={field}
              type="button"
              class="button small"
              aria-label={`Изменить: ${text}`}
              onClick={() => {
                if (otherwise === undefined) goToField(hrefOf(field) ?? "");
                else onSet(field, otherwise);
              }}
            >
              {text}
              <span aria-hidden="true">×</span>
            </button>
          ))}
        </p>
      )}
      <button type="button" class="button primary small" onClick={onConfirm}>
        Всё верно
      </button>
    </>
  );
}
