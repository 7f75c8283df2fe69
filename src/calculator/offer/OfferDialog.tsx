import { useEffect, useState } from "preact/hooks";
import { Dialog } from "../ui/Dialog.tsx";
import { LONGEST_CLIENT_NAME, readClientName, saveClientName } from "./client-name.ts";
import { prepareQr } from "../ui/qr.ts";

/** Asks whom the offer is for, and prints it. */
export function OfferDialog({ onClose }: { onClose: () => void }) {
  const [name, setName] = useState(readClientName);
  useEffect(() => void prepareQr(), []);

  async function printOffer(event: Event): Promise<void> {
    event.preventDefault();
    saveClientName(name);
    await prepareQr();
    onClose();
    print();
  }

  return (
    <Dialog title="Коммерческое предложение" onClose={onClose}>
      <form onSubmit={(event) => void printOffer(event)} class="dialog-form">
        <label class="label" for="offer-client">
          Для кого
        </label>
        <input
          id="offer-client"
          class="text-entry"
          type="text"
          autocomplete="organization"
          maxLength={LONGEST_CLIENT_NAME}
          value={name}
          onInput={(event) => setName(event.currentTarget.value)}
          autofocus
          aria-describedby="offer-client-hint"
        />
        <p class="hint" id="offer-client-hint">
          Имя или компания — встанет в шапку, можно и без него. Хранится только в этой вкладке, в ссылку не попадёт.
        </p>
        <div class="dialog-actions">
          <button type="submit" class="button primary">
            Напечатать или сохранить в PDF
          </button>
          <button type="button" class="button" onClick={onClose}>
            Отмена
          </button>
        </div>
      </form>
    </Dialog>
  );
}
