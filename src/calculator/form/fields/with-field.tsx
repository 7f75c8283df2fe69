import type { FunctionComponent } from "preact";
import { useMemo } from "preact/hooks";
import { useField, type Field } from "../../calculator-context.ts";
import type { FieldName } from "../form-state.ts";

/**
 * A control given its field by name; rendered again only when something about the field changes, and not at all while the
 * option does not count.
 */
export function withField<Props extends { name: FieldName }>(
  Control: FunctionComponent<Props & { field: Field }>,
): FunctionComponent<Props> {
  return function WithField(props) {
    const given = { ...props, field: useField(props.name) };
    return useMemo(() => (given.field.applies ? <Control {...given} /> : null), Object.values(given));
  };
}
