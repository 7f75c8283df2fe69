import { fromCalculationId } from "hangar-engine";
import { useRef, useState } from "preact/hooks";
import { olderTotalOfId } from "../../link/older-list.ts";
import { isWholeId, tidyId } from "../../link/tidy-id.ts";

/** Where an id is typed or corrected; only one that opens, under today's list or an older one, is passed on. */
export function IdEntry({ id, onOpen }: { id: string; onOpen: (id: string) => void }) {
  const [text, setText] = useState(id);
  const [problem, setProblem] = useState<string>();
  const input = useRef<HTMLInputElement>(null);

  async function open(event: Event): Promise<void> {
    event.preventDefault();
    const tidy = tidyId(text);
    if (fromCalculationId(tidy).status === 200) return onOpen(tidy);
    if (isWholeId(tidy) && (await olderTotalOfId(tidy))) return onOpen(tidy);
    setProblem(
      tidy === ""
        ? "Введите номер расчёта."
        : "Такого номера нет: сверьте каждую цифру и букву с текстом, откуда он взят.",
    );
    input.current?.focus();
  }

  return (
    <form class="id-entry" action="/request/" onSubmit={(event) => void open(event)} noValidate>
      <label class="label" for="id-entry">
        Номер расчёта
      </label>
      <p class="hint" id="id-entry-hint">
        Вида ANG-12345678-ABCDE: он стоит рядом с ценой и в тексте заявки
      </p>
      <div class="id-entry-row">
        <input
          id="id-entry"
          class="text-input"
          name="calculation_id"
          ref={input}
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          aria-invalid={problem !== undefined}
          aria-describedby="id-entry-hint id-entry-problem"
        />
        <button class="button" type="submit">
          Открыть
        </button>
      </div>
      <p class="message error" id="id-entry-problem" role="alert">
        {problem}
      </p>
    </form>
  );
}
