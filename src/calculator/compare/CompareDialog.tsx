import { useState } from "preact/hooks";
import { useCalculator } from "../calculator-context.ts";
import { compare, comparison, MOST_VARIANTS, stopComparing } from "./comparison.ts";
import { useDeviceList } from "../ui/use-device-list.ts";
import { variantOf, type Variant } from "./variant.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { calculationsOfOther } from "../saved/other-version.ts";
import { OtherVersion } from "../saved/OtherVersion.tsx";
import { StorageTrouble } from "../saved/StorageTrouble.tsx";
import { TakeBack, type Removal } from "../saved/TakeBack.tsx";
import { CompareTable } from "./CompareTable.tsx";

/** Calculations side by side. */
export function CompareDialog({ onClose }: { onClose: () => void }) {
  const { state, dispatch } = useCalculator();
  const variants = useDeviceList(comparison).map(variantOf);
  const [showsAll, setShowsAll] = useState(false);
  const [removal, setRemoval] = useState<Removal>();
  const { body } = state.formAnswer;
  const isIn = variants.some(({ snapshot }) => snapshot.calculation_id === body?.calculation_id);

  function open({ link, snapshot }: Variant): void {
    dispatch({ type: "bring", link, snapshot });
    onClose();
  }

  function removeVariant({ snapshot }: Variant, at: number): void {
    setRemoval({ told: `Вариант ${at + 1} убран`, takeBack: stopComparing(snapshot.calculation_id) });
  }

  return (
    <Dialog title="Сравнение" className="compare-dialog" onClose={onClose}>
      <StorageTrouble list={comparison} />
      <OtherVersion list={comparison} text={calculationsOfOther} />
      <div class="compare-bar">
        {body && !isIn && variants.length < MOST_VARIANTS && (
          <button type="button" class="button small" onClick={() => compare(body, state.leftOut.inShort)}>
            Добавить расчёт из формы
          </button>
        )}
        {variants.length > 1 && (
          <label class="compare-switch">
            <input
              type="checkbox"
              role="switch"
              checked={showsAll}
              onChange={(event) => setShowsAll(event.currentTarget.checked)}
            />
            Показать все строки
          </label>
        )}
      </div>
      <TakeBack removal={variants.length < MOST_VARIANTS ? removal : undefined} onDone={() => setRemoval(undefined)} />
      <p class="hint">{hint(variants.length, body !== undefined && !isIn, showsAll)}</p>
      {variants.length > 0 && (
        <CompareTable
          variants={variants}
          showsAll={showsAll || variants.length === 1}
          onOpen={open}
          onRemove={removeVariant}
        />
      )}
    </Dialog>
  );
}

function hint(count: number, isWaiting: boolean, showsAll: boolean): string {
  if (count === 0)
    return `Здесь пусто. Добавьте расчёт из формы, измените её и добавьте ещё: до ${MOST_VARIANTS} вариантов.`;
  if (count === 1) return "Измените форму и добавьте ещё один вариант: будет видно, чем они отличаются.";
  if (count === MOST_VARIANTS && isWaiting)
    return `Больше ${MOST_VARIANTS} вариантов рядом не видно: уберите один, чтобы добавить расчёт из формы.`;
  return showsAll
    ? "Строки, в которых варианты расходятся, отмечены знаком ≠."
    : "Здесь только то, в чём варианты расходятся, — в остальном они одинаковы.";
}
