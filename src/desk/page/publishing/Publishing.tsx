import { useEffect, useState } from "preact/hooks";
import type { Submission } from "../../release/submission.ts";
import { isLast, type Progress } from "../../../services/release-progress.ts";
import { publish } from "./publish.ts";
import { useDesk } from "../use-desk.ts";
import { looksOf } from "../use-in-force.ts";

/** What a publication has told so far, until the next draft begins. */
export interface Publishing {
  told: readonly Progress[];
  /** On the site while this page does not show it yet. */
  isAwaited: boolean;
  /** Awaited, or something is on its way: there is nothing to send. */
  isBusy: boolean;
  send: (submission: Submission) => Promise<void>;
}

export function usePublishing(): Publishing {
  const { act, edits, inForce, token, isSending, setSending } = useDesk();
  const [told, tell] = useState<readonly Progress[]>([]);
  const [sentOver, setSentOver] = useState<string>();
  const [editsThen, setEditsThen] = useState(0);
  const last = told.at(-1);
  useEffect(() => setEditsThen(edits), [last]);
  const isHere = sentOver !== looksOf(inForce.texts);
  const isAwaited = last?.step === "done" && !isHere;
  const isPast =
    last !== undefined &&
    isLast(last) &&
    // With other prices on the site what failed before them is no news any more.
    (edits > editsThen ||
      (isHere && (last.step === "done" ? inForce.version !== last.version : last.step === "failed")));
  async function send(submission: Submission): Promise<void> {
    setSending(true);
    setSentOver(looksOf(inForce.texts));
    tell([]);
    if (submission.action === "release") act({ type: "sent", files: submission.files });
    for await (const progress of publish(submission, token)) {
      tell((before) => [...before, progress]);
      if (!isLast(progress)) continue;
      setSending(false);
      if (progress.step !== "done") act({ type: "sent", files: undefined });
      // Refused it was because of others, most likely: the page is to know of them.
      inForce.ask(progress.step === "done");
    }
  }
  return { told: isPast && !isAwaited ? [] : told, isAwaited, isBusy: isSending || isAwaited, send };
}

/** The key is asked for each time that the page is opened: it is kept nowhere. */
export function TokenField({ id }: { id: string }) {
  const { token, setToken } = useDesk();
  return (
    <div>
      <label for={id}>Ключ публикации</label>
      <input
        id={id}
        type="password"
        class="desk-input"
        autocomplete="off"
        value={token}
        onInput={({ currentTarget }) => setToken(currentTarget.value)}
      />
      <p class="hint">Его выдаёт тот, кто ведёт сайт. Страница его не хранит.</p>
    </div>
  );
}

export function PublishingSteps({ told, isAwaited }: Pick<Publishing, "told" | "isAwaited">) {
  const last = told.at(-1);
  if (last === undefined) return null;
  const isWrong = last.step === "failed" || last.step === "refused";
  return (
    <div class="publishing" role="status" aria-live="polite">
      <ol class="plain-list">
        {told.slice(0, -1).map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
      <p class={isWrong ? "desk-problem" : "notice"}>{last.text}</p>
      {/* The page shows by itself what is on the site; where that is not to be had just now, a reload gets it. */}
      {isAwaited && (
        <p>
          <a class="button" href="/desk/">
            Обновить стол
          </a>
        </p>
      )}
    </div>
  );
}
