import { useState } from "preact/hooks";
import { useCalculator } from "../calculator-context.ts";
import { remove, savedCalculations, type SavedCalculation } from "./saved-calculations.ts";
import { useDeviceList } from "../ui/use-device-list.ts";
import { openLink } from "../link/link-to-form.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { calculationsOfOther } from "./other-version.ts";
import { OtherVersion } from "./OtherVersion.tsx";
import { SavedItem } from "./SavedItem.tsx";
import { StorageTrouble } from "./StorageTrouble.tsx";
import { TakeBack, type Removal } from "./TakeBack.tsx";

/** Everything saved on this device, the newest first. */
export function SavedDialog({ onClose }: { onClose: () => void }) {
  const { dispatch } = useCalculator();
  const items = useDeviceList(savedCalculations);
  const [removal, setRemoval] = useState<Removal>();

  function open(saved: SavedCalculation): void {
    dispatch({ type: "bring", link: openLink(saved.query), snapshot: saved });
    onClose();
  }

  return (
    <Dialog title="Сохранённые расчёты" onClose={onClose}>
      <StorageTrouble list={savedCalculations} />
      <TakeBack removal={removal} onDone={() => setRemoval(undefined)} />
      <OtherVersion list={savedCalculations} text={calculationsOfOther} />
      {items.length === 0 ? (
        savedCalculations.unread() === 0 && (
          <p class="hint">
            Здесь пусто. Кнопка «Сохранить» оставит расчёт в этом браузере, чтобы потом открыть его снова.
          </p>
        )
      ) : (
        <ul class="saved-list">
          {items.map((saved) => (
            <SavedItem
              key={saved.key}
              saved={saved}
              onOpen={() => open(saved)}
              onRemove={() => setRemoval({ told: `Удалено: ${saved.name}`, takeBack: remove(saved.key) })}
            />
          ))}
        </ul>
      )}
    </Dialog>
  );
}
