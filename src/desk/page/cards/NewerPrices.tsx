import { useEffect, useState } from "preact/hooks";
import { LIST } from "../../../price-list/prices-folder.ts";
import { counted } from "../../../text/format.ts";
import { fieldMap } from "../../draft/draft.ts";
import { shownValue } from "../../edit/shown-value.ts";
import { rebased } from "../../draft/rebase.ts";
import { siteNews } from "../../draft/site-news.ts";
import { countEdits } from "../../draft/standing.ts";
import { fieldName } from "../../draft/words.ts";
import { useDesk } from "../use-desk.ts";
import { looksOf } from "../use-in-force.ts";

/** The site has other prices than the draft was begun with: its edits go over to them, and where both differ a person says whose hold. */
export function NewerPrices() {
  const { draft, act, list, inForce, conflicts } = useDesk();
  const { texts: now, isBase, isOwn } = inForce;
  const [isOpened, setOpened] = useState(false);
  const [news, tell] = useState({ words: "", of: "" });
  function bringOver(winner: "mine" | "theirs"): void {
    const { list, manufacturer, logo } = rebased(draft, now, winner);
    act({ type: "rebase", base: now, list, manufacturer, logo });
  }
  function tellNews(): void {
    const { list, manufacturer, logo } = rebased(draft, now, "mine");
    const hasEdits = countEdits({ ...draft, base: now, list, manufacturer, logo }) > 0;
    // Whoever opens the page sees what is in force: it is no news but to a draft.
    const words = isOwn || !(isOpened || hasEdits) ? undefined : siteNews(draft.base, now);
    if (words !== undefined) tell({ words: hasEdits ? `${words} Ваши правки целы.` : words, of: looksOf(now) });
  }
  const isPlain = !isBase && conflicts.length === 0;
  useEffect(() => {
    if (isPlain) {
      tellNews();
      bringOver("mine");
    }
    setOpened(true);
  }, [isPlain]);
  if (conflicts.length === 0) {
    return (
      <div role="status" class="desk-news">
        {news.words !== "" && news.of === looksOf(draft.base) && (
          <p class="notice">
            {news.words}
            <button type="button" class="button small" onClick={() => tell({ words: "", of: "" })}>
              Понятно
            </button>
          </p>
        )}
      </div>
    );
  }
  return (
    <>
      <p class="desk-news aside">
        <a class="notice" href="#newer">
          На сайте уже другой прайс-лист: выберите, чьи значения верны
        </a>
      </p>
      <section class="notice desk-newer" id="newer" role="alert">
        <p class="notice-title">
          На сайте уже другой прайс-лист, и {counted(conflicts.length, "значение", "значения", "значений")} в нём
          изменили иначе, чем вы
        </p>
        <ul>
          {conflicts.map(({ file, key, before, mine, theirs }) => {
            const field =
              file === LIST ? (fieldMap(draft.list).get(key) ?? fieldMap(now[LIST] ?? "").get(key)) : undefined;
            return (
              <li key={key}>
                {field ? fieldName(field, list) : key}: было {shownValue(key, before)}, у вас {shownValue(key, mine)},
                на сайте {shownValue(key, theirs)}
              </li>
            );
          })}
        </ul>
        <p class="desk-row">
          <button type="button" class="button small" onClick={() => bringOver("theirs")}>
            Взять с сайта
          </button>
          <button type="button" class="button small" onClick={() => bringOver("mine")}>
            Оставить мои
          </button>
          <span class="hint">Остальные ваши правки сохранятся в обоих случаях.</span>
        </p>
      </section>
    </>
  );
}
