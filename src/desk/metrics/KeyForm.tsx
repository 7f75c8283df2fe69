import { useState } from "preact/hooks";

/** The key is asked for each time that the page is opened: it is kept nowhere. */
export function KeyForm({ onKey }: { onKey: (key: string) => void }) {
  const [typed, setTyped] = useState("");
  return (
    <form
      class="card desk-card"
      onSubmit={(event) => {
        event.preventDefault();
        onKey(typed);
      }}
    >
      <div class="desk-fields">
        <div>
          <label for="metrics-key">Ключ метрик</label>
          <input
            id="metrics-key"
            type="password"
            class="desk-input"
            autocomplete="off"
            required
            value={typed}
            onInput={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <p class="hint">Его выдаёт тот, кто ведёт сайт. Страница его не хранит.</p>
        </div>
      </div>
      <button type="submit" class="button primary">
        Показать
      </button>
    </form>
  );
}
