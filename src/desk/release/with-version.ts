import { fieldsOf, withValues } from "../workbook/fields.ts";

/** The text of a list under another version; all else stays byte for byte. */
export function withVersion(text: string, version: string): string {
  const field = fieldsOf(text).find(({ path }) => path.join(".") === "meta.version")!;
  return field.value === version ? text : withValues(text, [{ field, value: version }]);
}
