import { useState } from "preact/hooks";
import { useCalculator } from "../calculator-context.ts";
import { defaultName, LONGEST_NAME, save, savedCalculations } from "./saved-calculations.ts";
import { roubles } from "../../text/format.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { besidePrice } from "../wish/left-out.ts";
import { StorageTrouble } from "./StorageTrouble.tsx";

/** Asks for a name and keeps the shown calculation on the device. */
export function SaveDialog({ onClose }: { onClose: () => void }) {
  const { shown, leftOut } = useCalculator().state;
  const [name, setName] = useState(shown ? defaultName(shown) : "");
  const [isTroubled, setTroubled] = useState(false);
  if (!shown) return null;
  const beside = besidePrice(leftOut);
  const known = savedCalculations.items().find(({ calculation_id }) => calculation_id === shown.calculation_id);

  function keep(event: Event): void {
    event.preventDefault();
    save(shown!, name, leftOut);
    if (savedCalculations.trouble()) setTroubled(true);
    else onClose();
  }

  return (
    <Dialog title="Сохранить расчёт" onClose={onClose}>
      {isTroubled ? (
        <StorageTrouble list={savedCalculations} />
      ) : (
        <form onSubmit={keep} class="dialog-form">
          <label class="label" for="save-name">
            Название
          </label>
          <input
            id="save-name"
            class="text-entry"
            type="text"
            autocomplete="off"
            maxLength={LONGEST_NAME}
            value={name}
            onInput={(event) => setName(event.currentTarget.value)}
            autofocus
            onFocus={(event) => event.currentTarget.select()}
            aria-describedby="save-hint"
          />
          <p class="hint" id="save-hint">
            {roubles(shown.result.total_with_vat)}
            {beside && ` (${beside})`}, расчёт {shown.calculation_id}. Останется в этом браузере, на этом устройстве.
            {known && ` Такой же уже сохранён под названием «${known.name}».`}
          </p>
          <div class="dialog-actions">
            <button type="submit" class="button primary">
              Сохранить
            </button>
            <button type="button" class="button" onClick={onClose}>
              Отмена
            </button>
          </div>
        </form>
      )}
    </Dialog>
  );
}
