import { useEffect, useRef, useState } from "preact/hooks";
import { priceList } from "hangar-engine";
import { dateInWords } from "../../text/date-in-words.ts";
import { LONGEST_NAME, rename, type SavedCalculation } from "./saved-calculations.ts";
import { roubles } from "../../text/format.ts";

/** One saved calculation: its name and date, and what can be done with it. */
export function SavedItem({
  saved,
  onOpen,
  onRemove,
}: {
  saved: SavedCalculation;
  onOpen: () => void;
  onRemove: () => void;
}) {
  const [isRenaming, setRenaming] = useState(false);
  const renameButton = useRef<HTMLButtonElement>(null);
  const isOldPrice = saved.prices_version !== priceList.meta.version;

  function endRenaming(name: string): void {
    rename(saved.key, name);
    setRenaming(false);
    requestAnimationFrame(() => renameButton.current?.focus());
  }

  return (
    <li>
      {isRenaming ? <NameEntry name={saved.name} onDone={endRenaming} /> : <p class="saved-name">{saved.name}</p>}
      <p class="hint">
        {dateInWords(saved.saved_on)} · <span class="nowrap">{roubles(saved.total_with_vat)}</span>
        {saved.left_out && ` (${saved.left_out})`}
        {isOldPrice && ` по прайс-листу от ${dateInWords(saved.prices_version)}`} ·{" "}
        <span class="nowrap">{saved.calculation_id}</span>
      </p>
      <div class="saved-actions" hidden={isRenaming}>
        <button type="button" class="button small" onClick={onOpen}>
          Открыть<span class="visually-hidden"> «{saved.name}»</span>
        </button>
        <button ref={renameButton} type="button" class="button small" onClick={() => setRenaming(true)}>
          Переименовать<span class="visually-hidden"> «{saved.name}»</span>
        </button>
        <button type="button" class="button small" onClick={onRemove}>
          Удалить<span class="visually-hidden"> «{saved.name}»</span>
        </button>
      </div>
    </li>
  );
}

/** The name in a field; Escape leaves it as it was. */
function NameEntry({ name, onDone }: { name: string; onDone: (name: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);
  return (
    <form
      class="name-entry"
      onSubmit={(event) => {
        event.preventDefault();
        onDone(input.current?.value ?? name);
      }}
    >
      <input
        ref={input}
        class="text-entry"
        type="text"
        autocomplete="off"
        aria-label={`Новое название: ${name}`}
        maxLength={LONGEST_NAME}
        defaultValue={name}
        onKeyDown={(event) => {
          if (event.key !== "Escape") return;
          event.preventDefault();
          onDone(name);
        }}
      />
      <button type="submit" class="button small">
        Готово
      </button>
    </form>
  );
}
