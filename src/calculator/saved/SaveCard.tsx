import type { CalcResponse } from "hangar-engine";
import { useEffect, useState } from "preact/hooks";
import { useCalculator } from "../calculator-context.ts";
import { compare, comparison, MOST_VARIANTS } from "../compare/comparison.ts";
import { clientText } from "../export/client-text.ts";
import { ExcelButton } from "../export/ExcelButton.tsx";
import { ShareButton } from "../export/ShareButton.tsx";
import { passedOn } from "../link/unsettled-notice.ts";
import { OfferButton } from "../offer/OfferButton.tsx";
import { stampedLink } from "../../text/stamped-link.ts";
import { CopyButton } from "../ui/CopyButton.tsx";
import { useOutOfTouch } from "../ui/use-out-of-touch.ts";
import { useTold } from "../ui/use-told.ts";
import { OnDemand } from "../ui/OnDemand.tsx";
import { LOADERS } from "./loaders.ts";
import { savedCalculations } from "./saved-calculations.ts";
import { Shelf } from "./Shelf.tsx";
import { StorageTrouble } from "./StorageTrouble.tsx";
import { useDeviceList } from "../ui/use-device-list.ts";

/** Save this calculation, put it beside others, pass it on; and the way to those saved before. */
export function SaveCard({ body }: { body: CalcResponse }) {
  const { reserve, leftOut } = useCalculator().state;
  // A price that is not yet that of the buyer's words goes nowhere without saying so: of all ways the text alone does.
  const isOpen = reserve !== undefined;
  const text = clientText(body, isOpen, leftOut, useOutOfTouch());
  const [opened, open] = useState<keyof typeof LOADERS>();
  const [told, tell] = useState("");
  const [isSaved, tellSaved] = useTold<true>();
  /** The newest that was saved when the dialog opened: another one tells that it saved. */
  const [before, remember] = useState(savedCalculations.items()[0]);
  const compared = useDeviceList(comparison);
  const isIn = compared.some(({ calculation_id }) => calculation_id === body.calculation_id);
  useEffect(() => tell(""), [body.calculation_id]);

  function addOrShow(): void {
    if (isIn || !compare(body, leftOut)) open("compare");
    else tell(`Добавлено к сравнению: ${comparison.items().length} из ${MOST_VARIANTS}`);
  }

  function close(): void {
    const [newest] = savedCalculations.items();
    const isNew = newest !== before && savedCalculations.trouble() === undefined;
    if (opened === "save" && isNew) {
      tell(`Сохранено в этом браузере: «${newest?.name}»`);
      // There the person looks; the line below may be behind the bar.
      tellSaved(true);
    }
    open(undefined);
  }

  function openSave(): void {
    remember(savedCalculations.items()[0]);
    open("save");
  }

  return (
    <section class="card" aria-labelledby="save-title">
      <h2 id="save-title">Сохранить и поделиться</h2>
      {isOpen && (
        <p>
          Ссылка, файлы и сохранение появятся, когда цена станет вашей.{" "}
          <a class="reserve" href="#wish-questions">
            {reserve}
          </a>
        </p>
      )}
      <div class="save-actions">
        {isOpen || (
          <>
            <button type="button" class="button" aria-haspopup="dialog" onClick={openSave}>
              <span aria-live="polite">{isSaved ? "Сохранено" : "Сохранить"}</span>
            </button>
            <button type="button" class="button" onClick={addOrShow}>
              {isIn ? "Открыть сравнение" : "Добавить к сравнению"}
            </button>
            <CopyButton text={passedOn(stampedLink(body), leftOut.isAsRead)} label="Скопировать ссылку" />
          </>
        )}
        <CopyButton text={text} label="Скопировать текст" />
        {isOpen || (
          <button type="button" class="button" aria-haspopup="dialog" onClick={() => open("files")}>
            Чертежи и 3D
          </button>
        )}
        <ShareButton body={body} text={text} />
        {isOpen || (
          <div class="save-files">
            <OfferButton label="Предложение в PDF" />
            <ExcelButton body={body} label="Смета в Excel" />
          </div>
        )}
      </div>
      <p class="save-told" role="status">
        {told}
      </p>
      <StorageTrouble list={comparison} />
      <Shelf />
      {opened && <OnDemand key={opened} load={LOADERS[opened]} onClose={close} />}
    </section>
  );
}
