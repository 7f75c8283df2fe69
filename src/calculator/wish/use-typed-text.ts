import { useEffect, useState } from "preact/hooks";

/** Long enough for the next key of a word, short enough to be of the last one. */
const PAUSE_MS = 300;
/** Who types without a pause sees the words read all the same. */
const LONGEST_WAIT_MS = 600;

/**
 * What stands in a field that is not rendered here, once typing pauses; what is pasted, dropped or cleared at once, and
 * anything where somebody goes on with `readNow`.
 */
export function useTypedText(field: HTMLTextAreaElement): { typed: string; readNow: () => string } {
  const [typed, setTyped] = useState(field.value);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    /** When the first key came that is not read yet. */
    let since: number | undefined;
    const read = () => {
      since = undefined;
      setTyped(field.value);
    };
    const listen = (event: Event) => {
      const isTyped = (event as InputEvent).inputType === "insertText";
      clearTimeout(timer);
      // Whatever comes next are other words.
      if (field.value === "") return read();
      since ??= performance.now();
      const left = Math.max(0, LONGEST_WAIT_MS - (performance.now() - since));
      timer = setTimeout(read, isTyped ? Math.min(PAUSE_MS, left) : 0);
    };
    field.addEventListener("input", listen);
    setTyped(field.value);
    return () => {
      clearTimeout(timer);
      field.removeEventListener("input", listen);
    };
  }, [field]);
  const readNow = () => {
    setTyped(field.value);
    return field.value;
  };
  return { typed, readNow };
}
