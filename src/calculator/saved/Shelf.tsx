import { useState } from "preact/hooks";
import { comparison } from "../compare/comparison.ts";
import { savedCalculations } from "./saved-calculations.ts";
import { useDeviceList } from "../ui/use-device-list.ts";
import { LOADERS } from "./loaders.ts";
import { OnDemand } from "../ui/OnDemand.tsx";

/** What brings another calculation into the form. */
export function Shelf() {
  const [opened, open] = useState<keyof typeof LOADERS>();
  const saved = useDeviceList(savedCalculations).length;
  const compared = useDeviceList(comparison).length;
  return (
    <div class="shelf-column">
      <div class="shelf" role="group" aria-label="Другие расчёты">
        <button type="button" class="button small" aria-haspopup="dialog" onClick={() => open("saved")}>
          Сохранённые <Count of={saved} />
        </button>
        <button type="button" class="button small" aria-haspopup="dialog" onClick={() => open("compare")}>
          Сравнение <Count of={compared} />
        </button>
        <button type="button" class="button small" aria-haspopup="dialog" onClick={() => open("byId")}>
          Открыть по номеру
        </button>
      </div>
      {opened && <OnDemand key={opened} load={LOADERS[opened]} onClose={() => open(undefined)} />}
    </div>
  );
}

/** Room for a number, so that the first saved calculation moves nothing. */
function Count({ of }: { of: number }) {
  return <span class="shelf-count">{of > 0 ? of : ""}</span>;
}
