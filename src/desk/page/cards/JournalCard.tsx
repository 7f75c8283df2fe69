import { useState } from "preact/hooks";
import { folderOf } from "../../../price-list/prices-folder.ts";
import { readJournal, releaseOf, type JournalEntry } from "../../../price-list/journal.ts";
import { readReleased, type Recorded } from "../../../price-list/released.ts";
import { dateInWords } from "../../../text/date-in-words.ts";
import { besidesInWords } from "../../release/besides-list.ts";
import { lastGood, STAYS, whyNotWithdrawn } from "../../release/withdrawal.ts";
import { PublishingSteps, TokenField, usePublishing, type Publishing } from "../publishing/Publishing.tsx";
import { today, useDesk } from "../use-desk.ts";
import { ChangesOfRelease } from "./ChangesOfRelease.tsx";

/** Who released what and when, the newest first; the list in force can be taken back. */
export function JournalCard() {
  const {
    inForce: { texts, version: now },
    canPublish,
  } = useDesk();
  const publishing = usePublishing();
  const folder = folderOf(new Map(Object.entries(texts)));
  const journal = readJournal(folder);
  const recorded = readReleased(folder) ?? new Map<string, Recorded>();
  const versions = [...recorded.keys()];
  const calledBy = (version: string): string => {
    const by = releaseOf(journal, version)?.by;
    return `${dateInWords(version)}${by === undefined ? "" : ` (${by})`}`;
  };
  const why = recorded.has(now) ? whyNotWithdrawn(recorded, now) : undefined;
  return (
    <section class="card desk-card" id="journal" aria-labelledby="journal-title">
      <h2 id="journal-title">Журнал</h2>
      <ul class="plain-list">
        {[...recorded].reverse().map(([version, { withdrawnBy }], at) => {
          const former = versions.at(-2 - at);
          const entry = releaseOf(journal, version);
          return (
            <li key={version}>
              {dateInWords(version)}
              {withdrawnBy !== undefined && " (отозван)"}
              {version === now && <strong> (действует)</strong>}
              {entry && ` — ${whoAndWhen(entry)}`}
              {entry?.withdraws !== undefined && `; вместо отозванного от ${dateInWords(entry.withdraws)}`}
              {former !== undefined && <ChangesOfRelease version={version} former={former} />}
              <Edits all={journal.filter((one) => one.version === version).reverse()} />
            </li>
          );
        })}
      </ul>
      <p>
        Подробнее об изменениях рассказывает <a href="/prices/feed.xml">лента</a>.
      </p>
      {canPublish &&
        recorded.has(now) &&
        (why === undefined ? (
          <Withdrawal key={now} version={now} former={calledBy(lastGood(recorded, now)!)} publishing={publishing} />
        ) : (
          <p class="hint">{why}</p>
        ))}
      <PublishingSteps {...publishing} />
    </section>
  );
}

const whoAndWhen = ({ by, at }: JournalEntry): string =>
  `${by === undefined ? "" : `${by}, `}${new Date(at).toLocaleString("ru")}`;

/** What was published under a list without a new one. */
function Edits({ all }: { all: readonly JournalEntry[] }) {
  return (
    <ul class="plain-list desk-edits">
      {all.map(
        (entry) =>
          entry.edits && (
            <li key={entry.at}>
              Без нового прайс-листа: {besidesInWords(entry.edits)} — {whoAndWhen(entry)}
            </li>
          ),
      )}
    </ul>
  );
}

interface WithdrawalProps {
  version: string;
  /** The list whose prices hold again, and who released it. */
  former: string;
  publishing: Publishing;
}

function Withdrawal({ version, former, publishing: { isBusy, send } }: WithdrawalProps) {
  const { draft, act, token } = useDesk();
  const [isAsking, ask] = useState(false);
  const by = draft.who.trim();
  if (!isAsking) {
    return (
      <button type="button" class="button quiet" onClick={() => ask(true)}>
        Отозвать прайс-лист от {dateInWords(version)}
      </button>
    );
  }
  const why = by === "" ? "Впишите, кто отзывает." : token.trim() === "" ? "Впишите ключ." : undefined;
  return (
    <div class="desk-fields">
      <p class="wide">
        Прайс-лист от {dateInWords(version)} больше не будет действовать: вернутся цены прайс-листа от {former}. {STAYS}{" "}
        Ссылки на отозванный прайс-лист откроются и скажут, что он отозван. Черновик сохранится.
      </p>
      <div>
        <label for="withdraw-who">Кто отзывает</label>
        <input
          id="withdraw-who"
          class="desk-input"
          autocomplete="name"
          value={draft.who}
          onInput={({ currentTarget }) => act({ type: "who", value: currentTarget.value })}
        />
      </div>
      <TokenField id="withdraw-token" />
      <p id="withdraw-why" class="hint wide">
        {why}
      </p>
      <div class="desk-row wide">
        <button
          type="button"
          class="button cta"
          disabled={why !== undefined || isBusy}
          aria-describedby="withdraw-why"
          onClick={() => void send({ action: "withdraw", by, today: today(), version })}
        >
          Отозвать
        </button>
        <button type="button" class="button quiet" disabled={isBusy} onClick={() => ask(false)}>
          Оставить
        </button>
      </div>
    </div>
  );
}
