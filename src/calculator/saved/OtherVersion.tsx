import { useState } from "preact/hooks";
import type { DeviceList } from "../ui/device-list.ts";
import { TakeBack, type Removal } from "../ui/TakeBack.tsx";

/** Says in `text` that of a list there is something that only another build can read; the person may want it gone. */
export function OtherVersion<Item>({ list, text }: { list: DeviceList<Item>; text: string }) {
  const [removal, setRemoval] = useState<Removal>();
  return (
    <>
      {list.hasUnread() && (
        <p class="hint">
          {text}{" "}
          <button
            type="button"
            class="button quiet small"
            onClick={() => setRemoval({ told: "Удалено с устройства", takeBack: list.forgetUnread() })}
          >
            Удалить с устройства
          </button>
        </p>
      )}
      <TakeBack removal={removal} onDone={() => setRemoval(undefined)} />
    </>
  );
}
