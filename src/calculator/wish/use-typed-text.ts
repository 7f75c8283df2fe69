import { useEffect, useState } from "preact/hooks";

/** Long enough for the next key of a word, short enough to be of the last one. */
const PAUSE_MS = 300;

/** What stands in a field that is not rendered here, once typing pauses; what is pasted, dropped or cleared at once. */
export function useTypedText(field: HTMLTextAreaElement): string {
  const [text, setText] = useState(field.value);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const listen = (event: Event) => {
      const isTyped = (event as InputEvent).inputType === "insertText";
      clearTimeout(timer);
      // Whatever comes next are other words.
      if (field.value === "") return setText("");
      timer = setTimeout(() => setText(field.value), isTyped ? PAUSE_MS : 0);
    };
    field.addEventListener("input", listen);
    setText(field.value);
    return () => {
      clearTimeout(timer);
      field.removeEventListener("input", listen);
    };
  }, [field]);
  return text;
}
