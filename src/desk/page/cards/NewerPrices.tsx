import { useEffect, useState } from "preact/hooks";
import { LIST } from "../../../price-list/prices-folder.ts";
import { counted } from "../../../text/format.ts";
import { fieldMap, type Settled } from "../../draft/draft.ts";
import { onSite, publishedBy } from "../../draft/published-by.ts";
import { rebased } from "../../draft/rebase.ts";
import { siteNews } from "../../draft/site-news.ts";
import { countEdits } from "../../draft/standing.ts";
import { editName } from "../../draft/words.ts";
import { useDesk } from "../use-desk.ts";
import { looksOf } from "../use-in-force.ts";
import { AllOf, Choices, leftToChoose, type Choice } from "./Choices.tsx";

/** The site has other prices than the draft was begun with: its edits go over to them, and where both differ a person says whose hold. */
export function NewerPrices() {
  const { draft, act, list, inForce, conflicts } = useDesk();
  const { texts: now, isBase, isOwn } = inForce;
  const [isOpened, setOpened] = useState(false);
  const [news, tell] = useState({ words: "", of: "" });
  // Others may publish once more, and then it is another question.
  const [answer, setAnswer] = useState<{ of: string; settled: Settled }>({ of: "", settled: {} });
  const settled = answer.of === looksOf(now) ? answer.settled : {};
  const choose = (settled: Settled): void => setAnswer({ of: looksOf(now), settled });
  function bringOver(settled?: Settled): void {
    const { list, manufacturer, logo } = rebased(draft, now, settled);
    act({ type: "rebase", base: now, list, manufacturer, logo, ...(settled && { settled }) });
  }
  function tellNews(): void {
    const { list, manufacturer, logo } = rebased(draft, now);
    const hasEdits = countEdits({ ...draft, base: now, list, manufacturer, logo }) > 0;
    // Whoever opens the page sees what is in force: it is no news but to a draft.
    const words = isOwn || !(isOpened || hasEdits) ? undefined : siteNews(draft.base, now);
    if (words !== undefined) tell({ words: hasEdits ? `${words} Ваши правки целы.` : words, of: looksOf(now) });
  }
  const isPlain = !isBase && conflicts.length === 0;
  useEffect(() => {
    if (isPlain) {
      tellNews();
      bringOver();
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
  const choices = conflicts.map(({ file, key, ...values }): Choice => {
    const field = fieldMap(draft.list).get(key) ?? fieldMap(now[LIST] ?? "").get(key);
    const from = { mine: "ваше", theirs: onSite(publishedBy(now, file, key)) };
    return { key, name: editName(file, key, field, list), ...values, from };
  });
  const left = leftToChoose(choices, settled);
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
        <Choices of="newer" choices={choices} chosen={settled} choose={choose} />
        <p class="desk-row">
          <AllOf choices={choices} choose={choose} names={["Все мои", "Все с сайта"]} />
          <button
            type="button"
            class="button small primary"
            disabled={left !== undefined}
            aria-describedby="newer-left"
            onClick={() => bringOver(settled)}
          >
            Принять выбранное
          </button>
          <span id="newer-left" class="hint">
            {left ?? "Остальные ваши правки тоже сохранятся."}
          </span>
        </p>
      </section>
    </>
  );
}
