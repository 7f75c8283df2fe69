import { useMemo, useState } from "preact/hooks";
import { CountedTable } from "../../../counting/CountedTable.tsx";
import { HangarChoice } from "../../../counting/HangarChoice.tsx";
import { sizeChoices } from "../../../counting/size-choices.ts";
import { MANUFACTURER } from "../../../price-list/prices-folder.ts";
import { parseManufacturer } from "../../../price-proof/load.ts";
import { useDesk } from "../use-desk.ts";
import { countedPositions } from "./counted-positions.ts";

/** How each position is counted by the draft, for a hangar to choose: shown when it is asked for. */
export function PositionsCard() {
  const [isOpen, open] = useState(false);
  return (
    <section class="card desk-card" id="positions" aria-labelledby="positions-title">
      <h2 id="positions-title">Как считаются позиции</h2>
      <p class="hint">
        Здесь формулы только показаны, с числами черновика; правят их строками в файле{" "}
        <code>prices/positions.yaml</code>. Из чего они складываются — в{" "}
        <a href="/docs/how-it-is-counted/">документации</a>.
      </p>
      <button type="button" class="button small" aria-expanded={isOpen} onClick={() => open(!isOpen)}>
        {isOpen ? "Свернуть" : "Показать"}
      </button>
      {isOpen && <Counted />}
    </section>
  );
}

function Counted() {
  const { draft, list } = useDesk();
  // Nothing is counted of who answers for it: what the site has is there whatever is being typed.
  const manufacturer = draft.base[MANUFACTURER]!;
  const positions = useMemo(
    () => countedPositions(list, parseManufacturer(manufacturer, MANUFACTURER)),
    [list, manufacturer],
  );
  const [chosen, choose] = useState(positions.first);
  // A size that the roof or the draft is without gives way to the nearest.
  const { roof, width, height } = sizeChoices(list, chosen);
  const asked = { ...chosen, roof, width: String(width.chosen), height: String(height.chosen) };
  const { counts, refusal } = positions.countsOf(asked);
  return (
    <>
      <HangarChoice counting={positions.counting} asked={asked} refusal={refusal} onAsked={choose} />
      <div class="table-scroll" role="region" aria-label="Позиции и их формулы" tabIndex={0}>
        <CountedTable rows={positions.rows} counts={counts} lang="ru" />
      </div>
    </>
  );
}
