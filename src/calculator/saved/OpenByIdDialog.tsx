import { useRef, useState } from "preact/hooks";
import { useCalculator } from "../calculator-context.ts";
import { noLongerOffered, readTypedId } from "./typed-id.ts";
import { Dialog } from "../ui/Dialog.tsx";

/** Opens the configuration of a calculation's number, or of a whole link, when asked to; a slip is told while typing. */
export function OpenByIdDialog({ onClose }: { onClose: () => void }) {
  const { dispatch } = useCalculator();
  const [text, setText] = useState("");
  const [slip, setSlip] = useState<string>();
  const input = useRef<HTMLInputElement>(null);

  function read(typed: string, isComplete: boolean): void {
    setText(typed);
    const found = readTypedId(typed, isComplete);
    setSlip(found && "slip" in found ? found.slip : undefined);
    if (!found) return;
    if ("slip" in found) {
      if (found.id !== undefined) void lookInOlderLists(found.id, typed);
      return;
    }
    if (!isComplete) return;
    dispatch({ type: "bring", link: found.link });
    onClose();
    // The hangar that was opened is at the top of the page.
    scrollTo({ top: 0 });
  }

  async function lookInOlderLists(id: string, typed: string): Promise<void> {
    const told = await noLongerOffered(id);
    if (told !== undefined && input.current?.value === typed) setSlip(told);
  }

  return (
    <Dialog title="Открыть по номеру расчёта" onClose={onClose}>
      <form
        class="dialog-form"
        onSubmit={(event) => {
          event.preventDefault();
          read(text, true);
          input.current?.focus();
        }}
      >
        <label class="label" for="typed-id">
          Номер расчёта
        </label>
        <input
          ref={input}
          id="typed-id"
          class="text-entry"
          type="text"
          autofocus
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          maxLength={2000}
          value={text}
          onInput={(event) => read(event.currentTarget.value, false)}
          aria-invalid={slip !== undefined}
          aria-describedby="typed-id-hint typed-id-slip"
        />
        <p class="hint" id="typed-id-hint">
          Например, ANG-12345678-ABCDE. Можно вставить и целую ссылку на расчёт.
        </p>
        <p class="message error" id="typed-id-slip" role="alert">
          {slip}
        </p>
        <div class="dialog-actions">
          <button type="submit" class="button primary">
            Открыть
          </button>
        </div>
      </form>
    </Dialog>
  );
}
