import { useEffect, useState } from "preact/hooks";
import { dateInWords } from "../../text/date-in-words.ts";
import { counted } from "../../text/format.ts";
import { isListEdited } from "../draft/assess.ts";
import { areContactsEdited } from "../draft/draft.ts";
import { countEdits } from "../draft/standing.ts";
import { ContactsCard } from "./cards/ContactsCard.tsx";
import type { DraftStore } from "./draft-store.ts";
import type { PricesInForce } from "./prices-in-force.ts";
import { goToFirstError } from "./first-error.ts";
import { EffectCard } from "./cards/EffectCard.tsx";
import { JournalCard } from "./cards/JournalCard.tsx";
import { renewHead } from "./renew-head.ts";
import { NewerPrices } from "./cards/NewerPrices.tsx";
import { NewSizeCard } from "./cards/NewSizeCard.tsx";
import { OtherFieldsCard } from "./cards/OtherFieldsCard.tsx";
import { PositionsCard } from "./cards/PositionsCard.tsx";
import { PricesCard } from "./cards/PricesCard.tsx";
import { ReleaseCard } from "./cards/ReleaseCard.tsx";
import { TermsCard } from "./cards/TermsCard.tsx";
import { UnreadDrafts } from "./UnreadDrafts.tsx";
import { DeskContext, useDesk, useDeskOf } from "./use-desk.ts";
import { WorkbookCard } from "./cards/WorkbookCard.tsx";

export function Desk({ store, first }: { store: DraftStore; first: PricesInForce | undefined }) {
  const desk = useDeskOf(store, first);
  return (
    <DeskContext.Provider value={desk}>
      <Status store={store} />
      <UnreadDrafts />
      <NewerPrices />
      <nav class="desk-ways" aria-label="Разделы стола">
        {WAYS.map(([id, name]) => (
          <a key={id} href={`#${id}`}>
            {name}
          </a>
        ))}
      </nav>
      <div class="desk-cards">
        <PricesCard />
        <WorkbookCard />
        <TermsCard />
        <ContactsCard />
        <NewSizeCard />
        <OtherFieldsCard />
        <PositionsCard />
        <EffectCard />
        <ReleaseCard />
        <JournalCard />
      </div>
    </DeskContext.Provider>
  );
}

const WAYS = [
  ["prices", "Цены"],
  ["workbook", "Excel"],
  ["terms", "НДС, сроки, тексты"],
  ["contacts", "Контакты"],
  ["size", "Новый размер"],
  ["positions", "Как считается"],
  ["effect", "Что изменится"],
  ["release", "Выпуск"],
  ["journal", "Журнал"],
] as const;

/** What is in force, how many edits wait, and whether they are kept. */
function Status({ store }: { store: DraftStore }) {
  const { draft, inForce, problems, contactProblems, act, goBack } = useDesk();
  const [isAsking, ask] = useState(false);
  useEffect(() => renewHead(inForce.texts, inForce.version), [inForce.texts]);
  const edits = countEdits(draft);
  const isTouched = isListEdited(draft) || areContactsEdited(draft);
  const mistakes = Object.keys(draft.typed).length + problems.size + contactProblems.size;
  return (
    <div class="desk-status">
      <p>
        Действует прайс-лист от {dateInWords(inForce.version)}.{" "}
        <span role="status" data-testid="draft-state">
          {mistakes > 0 && (
            <>
              <button type="button" class="button small desk-mistakes" onClick={goToFirstError}>
                Исправьте: {counted(mistakes, "ошибка", "ошибки", "ошибок")}
              </button>{" "}
            </>
          )}
          {edits > 0
            ? `В черновике ${counted(edits, "правка", "правки", "правок")}${store.trouble ? "." : "; он хранится в этом браузере."}`
            : "Правок пока нет."}
        </span>
      </p>
      {store.isChangedElsewhere && <p class="hint">Черновик меняли в другой вкладке: здесь уже видно и те правки.</p>}
      {store.trouble && (
        <p class="notice" role="alert">
          Черновик не сохраняется: {store.trouble === "full" ? "память браузера заполнена" : "браузер не разрешает"}. Не
          закрывайте вкладку, пока не скачаете таблицу или архив.
        </p>
      )}
      {draft.workbook && (
        <p>
          <a href="#workbook">Таблица Excel ждёт ваших решений</a>
        </p>
      )}
      {isAsking ? (
        <p class="desk-row">
          Отменить все правки?
          <button
            type="button"
            class="button small"
            onClick={() => {
              act({ type: "reset" });
              ask(false);
            }}
          >
            Да, отменить
          </button>
          <button type="button" class="button small quiet" onClick={() => ask(false)}>
            Оставить
          </button>
        </p>
      ) : (
        <div class="desk-row">
          {goBack && (
            <button type="button" class="button small quiet" onClick={goBack}>
              Отменить последнее
            </button>
          )}
          {(isTouched || Object.keys(draft.typed).length > 0) && (
            <button type="button" class="button small quiet" onClick={() => ask(true)}>
              Отменить все правки
            </button>
          )}
        </div>
      )}
    </div>
  );
}
