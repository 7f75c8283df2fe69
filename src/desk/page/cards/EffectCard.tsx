import { useEffect, useState } from "preact/hooks";
import { storedOnDevice } from "../../../calculator/ui/stored-text.ts";
import { differenceText, movedText } from "../../../price-list/list-changes.ts";
import { grouped } from "../../../text/format.ts";
import { releaseDate } from "../../draft/assess.ts";
import { unmovedText } from "../../draft/words.ts";
import { logoPicture } from "../../draft/logo-picture.ts";
import { PREVIEW_KEY, type PreviewData } from "../../preview/draft-data.ts";
import { today, useDesk } from "../use-desk.ts";

/** As many say what is going on; all are a press away. */
const FIRST = 8;

/** What buyers will see of the draft: totals of reference hangars, and the calculator itself. */
export function EffectCard() {
  const { draft, assessment, isSettled, problems } = useDesk();
  const [isAll, showAll] = useState(false);
  const { totals, changes, list, manufacturer, planned } = assessment;
  const moved = totals.filter(({ before, after }) => before !== after);
  const shown = isAll ? totals : moved.slice(0, FIRST);
  const preview = storedOnDevice(PREVIEW_KEY);
  const give = (): void => {
    if (!list || !manufacturer) return;
    // Under the date that it is to be released under.
    const version = planned?.list.meta.version ?? releaseDate(draft, today());
    const priceList = { ...list, meta: { ...list.meta, version } };
    const data: PreviewData = { priceList, manufacturer, logo: logoPicture(draft) };
    preview.write(JSON.stringify(data));
  };
  const look = (): void => {
    give();
    open("/desk/preview/", "desk-preview");
  };
  // A preview that was opened follows the draft.
  useEffect(() => {
    if (preview.read() !== null) give();
  }, [assessment]);
  return (
    <section class="card desk-card" id="effect" aria-labelledby="effect-title" aria-busy={!isSettled}>
      <h2 id="effect-title">Что изменится для покупателей</h2>
      <p class="hint">Итоги с НДС по ангарам каждой крыши, ширины и высоты, самые изменившиеся сверху.</p>
      {totals.length > 0 && problems.size + Object.keys(draft.typed).length > 0 && (
        <p class="hint">Поля с ошибками пока посчитаны по прежним значениям.</p>
      )}
      {shown.length === 0 ? (
        <p>{totals.length > 0 ? unmovedText(changes.prices) : "Посчитаем, когда исправите ошибки."}</p>
      ) : (
        <div class="table-scroll" role="region" aria-label="Итоги ангаров" tabIndex={0}>
          <table class="effect-table">
            <thead>
              <tr>
                <th scope="col">Ангар</th>
                <th scope="col">Что в цене</th>
                <th scope="col">Было, ₽</th>
                <th scope="col">Станет, ₽</th>
                <th scope="col">Разница, ₽</th>
                <th scope="col">%</th>
              </tr>
            </thead>
            <tbody>
              {shown.map(({ hangar, equipment, before, after }) => (
                <tr key={hangar + equipment}>
                  <th scope="row">{hangar}</th>
                  <td>{equipment}</td>
                  <td data-name="было">{before === undefined ? "—" : grouped(before)}</td>
                  <td data-name="станет">{after === undefined ? "—" : grouped(after)}</td>
                  <td data-name="разница">
                    {before === undefined || after === undefined ? "—" : differenceText(after - before)}
                  </td>
                  <td>{movedText(before, after)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <div class="desk-row">
        {totals.length > 0 && (isAll || moved.length < totals.length || moved.length > FIRST) && (
          <button type="button" class="button small quiet" onClick={() => showAll(!isAll)}>
            {isAll ? "Только изменившиеся" : `Показать все ангары (${totals.length})`}
          </button>
        )}
        <button type="button" class="button" disabled={!isSettled || !list || !manufacturer} onClick={look}>
          Посмотреть на сайте
        </button>
      </div>
    </section>
  );
}
