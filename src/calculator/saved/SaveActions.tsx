import type { CalcResponse } from "hangar-engine";
import { useEffect, useState } from "preact/hooks";
import { compare, comparison, MOST_VARIANTS } from "../compare/comparison.ts";
import { useDeviceList } from "./use-device-list.ts";
import { LOADERS } from "./loaders.ts";
import { OnDemand } from "../ui/OnDemand.tsx";
import { StorageTrouble } from "./StorageTrouble.tsx";

/** Under the price: keep this calculation, or put it beside others. */
export function KeepActions({ body, isStale }: { body: CalcResponse; isStale: boolean }) {
  const [opened, open] = useState<keyof typeof LOADERS>();
  const [told, tell] = useState("");
  const compared = useDeviceList(comparison);
  const isIn = compared.some(({ calculation_id }) => calculation_id === body.calculation_id);
  useEffect(() => tell(""), [body.calculation_id]);

  function addOrShow(): void {
    if (isIn || !compare(body)) open("compare");
    else tell(`Добавлено к сравнению: ${comparison.items().length} из ${MOST_VARIANTS}`);
  }

  return (
    <>
      <div class="actions keep-actions" inert={isStale}>
        <button type="button" class="button" aria-haspopup="dialog" onClick={() => open("save")}>
          Сохранить
        </button>
        <button type="button" class="button" onClick={addOrShow}>
          {isIn ? "Открыть сравнение" : "Добавить к сравнению"}
        </button>
      </div>
      <p class="visually-hidden" role="status">
        {told}
      </p>
      <StorageTrouble list={comparison} />
      {opened && <OnDemand key={opened} load={LOADERS[opened]} onClose={() => open(undefined)} />}
    </>
  );
}
