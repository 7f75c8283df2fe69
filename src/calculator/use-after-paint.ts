import { useEffect, useState } from "preact/hooks";

/** The value as it was when the screen was last painted: what is costly to draw follows one frame later. */
export function useAfterPaint<Value>(value: Value): Value {
  const [painted, setPainted] = useState(value);
  useEffect(() => setPainted(value), [value]);
  return painted;
}
