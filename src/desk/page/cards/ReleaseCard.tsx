import { useState } from "preact/hooks";
import { dateInWords } from "../../../text/date-in-words.ts";
import { counted } from "../../../text/format.ts";
import { areContactsEdited } from "../../draft/draft.ts";
import { submissionOf } from "../../draft/submission-of.ts";
import { isListEdited, releaseDate } from "../../draft/assess.ts";
import { PublishingSteps, TokenField, usePublishing } from "../publishing/Publishing.tsx";
import { useArchive } from "../use-archive.ts";
import { ANSWER_FIRST, today, useDesk } from "../use-desk.ts";

const NEEDS_KEY = "Всё проверено. Чтобы опубликовать на сайте, впишите ключ; архив можно скачать и без него.";

const NEEDS_DATE = "Впишите дату прайс-листа.";

/** Suspicions said to be meant, one by one; then who, when, and the release itself. */
export function ReleaseCard() {
  const { draft, act, assessment, isSettled, inForce, conflicts, canPublish, token } = useDesk();
  const { suspicions, planned, refusal } = assessment;
  const archive = useArchive();
  const publishing = usePublishing();
  const [isDateCleared, clearDate] = useState(false);

  const isEdited = isListEdited(draft);
  const hasContacts = areContactsEdited(draft);
  const date = releaseDate(draft, today());
  const open = suspicions.filter((suspicion) => !draft.confirmed.includes(suspicion));
  const why = blockedBy();

  function blockedBy(): string | undefined {
    if (!isEdited && !hasContacts && Object.keys(draft.typed).length === 0) return "Правок пока нет, выпускать нечего.";
    if (conflicts.length > 0) return ANSWER_FIRST;
    if (draft.workbook) return "Таблица Excel ждёт ваших решений: внесите её или откажитесь от неё.";
    if (isEdited && isDateCleared) return NEEDS_DATE;
    if (!isSettled) return "Проверяем черновик…";
    if (refusal !== undefined) return refusal;
    if (open.length > 0) {
      return `Осталось подтвердить: ${counted(open.length, "странность", "странности", "странностей")}.`;
    }
    return draft.who.trim() === "" ? "Впишите, кто выпускает." : undefined;
  }

  return (
    <section class="card desk-card" id="release" aria-labelledby="release-title">
      <h2 id="release-title">Выпуск</h2>
      {suspicions.length > 0 && (
        <fieldset class="suspicions">
          <legend>Проверьте и отметьте каждую странность: не опечатка ли это</legend>
          {suspicions.map((suspicion) => (
            <label key={suspicion} class="desk-check">
              <input
                type="checkbox"
                checked={draft.confirmed.includes(suspicion)}
                onChange={({ currentTarget }) => act({ type: "confirm", suspicion, isMeant: currentTarget.checked })}
              />
              <span>{suspicion}</span>
            </label>
          ))}
        </fieldset>
      )}
      <div class="desk-fields">
        {isEdited && (
          <div>
            <label for="release-date">Дата прайс-листа</label>
            <input
              id="release-date"
              type="date"
              class="desk-input"
              value={isDateCleared ? "" : date}
              aria-invalid={isDateCleared}
              aria-describedby="release-date-hint"
              onChange={({ currentTarget: { value } }) => {
                clearDate(value === "");
                if (value !== "") act({ type: "date", value });
              }}
            />
            <p id="release-date-hint" class={isDateCleared ? "desk-problem" : "hint"}>
              {isDateCleared ? NEEDS_DATE : `Сейчас действует от ${dateInWords(inForce.version)}.`}
            </p>
          </div>
        )}
        <div>
          <label for="release-who">Кто выпускает</label>
          <input
            id="release-who"
            class="desk-input"
            autocomplete="name"
            value={draft.who}
            onInput={({ currentTarget }) => act({ type: "who", value: currentTarget.value })}
          />
          <p class="hint">Имя увидят и в журнале, и в открытой ленте прайс-листов.</p>
        </div>
      </div>
      {canPublish && <TokenField id="release-token" />}
      <p id="release-why" class={why && isSettled && refusal ? "desk-problem" : "hint"} role="status" tabIndex={-1}>
        {why ?? (canPublish && token.trim() === "" ? NEEDS_KEY : "Всё проверено, можно выпускать.")}
      </p>
      <div class="desk-row">
        {canPublish && (
          <button
            type="button"
            class="button cta"
            disabled={why !== undefined || token.trim() === "" || publishing.isBusy}
            aria-describedby="release-why"
            onClick={() => planned && void publishing.send(submissionOf(draft, planned, today()))}
          >
            Опубликовать на сайте
          </button>
        )}
        <button
          type="button"
          class={`button${canPublish ? "" : " cta"}`}
          disabled={why !== undefined}
          aria-describedby="release-why"
          onClick={() => void archive.give()}
        >
          Скачать архив выпуска
        </button>
      </div>
      <PublishingSteps {...publishing} />
      {archive.told && (
        <p class={archive.told.isWrong ? "desk-problem" : "notice"} role="status">
          {archive.told.text}
        </p>
      )}
      <details>
        <summary>Куда положить архив</summary>
        <ol class="plain-list">
          <li>
            Распакуйте архив: в нём папка <code>prices</code> целиком, с этим выпуском и всеми прежними.
          </li>
          <li>
            Замените ею папку <code>prices</code> в проекте калькулятора — или отправьте архив тому, кто ведёт сайт.
          </li>
          <li>
            Если проект на GitHub или GitLab, сайт соберётся и выложится сам: сценарии уже лежат в проекте. Если нет,
            попросите того, кто ведёт сайт, пересобрать его. Сборка ещё раз проверит каждую цену.
          </li>
        </ol>
      </details>
    </section>
  );
}
