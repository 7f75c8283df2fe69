import { useState } from "preact/hooks";

/**
 * What a field shows of a value that is kept without the spaces around it: as it was typed, while that is the value, or
 * the space between two words would be gone before the second one. And what is to be told of every key.
 */
export function useAsTyped(value: string): [shown: string, typed: (raw: string) => void] {
  const [raw, type] = useState(value);
  return [raw.trim() === value ? raw : value, type];
}
