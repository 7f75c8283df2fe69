import type { ComponentChildren } from "preact";
import { LIST } from "../../../price-list/prices-folder.ts";
import type { Conflict } from "../../desk-refusal.ts";
import { fieldMap, type Settled } from "../../draft/draft.ts";
import { onSite, publishedBy } from "../../draft/published-by.ts";
import { useDesk } from "../use-desk.ts";
import { AllOf, Choices, leftToChoose } from "./Choices.tsx";

interface Props {
  conflicts: readonly Conflict[];
  chosen: Settled;
  choose: (chosen: Settled) => void;
  /** Why the workbook cannot be taken just now, whatever is chosen. */
  why: string | undefined;
  bring: () => void;
  children: ComponentChildren;
}

/** Values that the workbook and the desk changed differently: the manager says of each whose holds. */
export function WorkbookConflicts({ conflicts, chosen, choose, why, bring, children }: Props) {
  const { base } = useDesk().draft;
  const choices = conflicts.map((conflict) => ({ ...conflict, from: { mine: "из таблицы", theirs: from(conflict) } }));
  // What stands at the desk may be no edit of it: it came with a list that was published since.
  function from({ key, theirs }: Conflict): string {
    return fieldMap(base[LIST] ?? "").get(key)?.value === theirs ? onSite(publishedBy(base, LIST, key)) : "со стола";
  }
  const blocked = why ?? leftToChoose(conflicts, chosen);
  return (
    <div class="notice" role="alert">
      <p class="notice-title">
        {conflicts.length > 0
          ? "Пока таблицу правили, то же изменили иначе и без неё. Выберите для каждого значения, что верно"
          : "Таблица и стол больше не спорят: её можно внести"}
      </p>
      <Choices of="workbook" choices={choices} chosen={chosen} choose={choose} />
      <div class="desk-row">
        <AllOf choices={choices} choose={choose} names={["Всё из таблицы", "Всё как на столе"]} />
        <button
          type="button"
          class="button small primary"
          disabled={blocked !== undefined}
          aria-describedby="conflicts-why"
          onClick={bring}
        >
          Внести таблицу
        </button>
        {children}
        <span id="conflicts-why" class="hint">
          {blocked}
        </span>
      </div>
    </div>
  );
}
