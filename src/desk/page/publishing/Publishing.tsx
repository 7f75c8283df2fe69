import { useState } from "preact/hooks";
import type { Texts } from "../../draft/draft.ts";
import type { Submission } from "../../release/submission.ts";
import { isLast, type Progress } from "../../release/progress.ts";
import { publish } from "./publish.ts";
import { useDesk } from "../use-desk.ts";

/** What a publication has told so far. */
export interface Publishing {
  told: readonly Progress[];
  /** On its way, or on the site while this page does not show it yet: there is nothing to send. */
  isBusy: boolean;
  send: (submission: Submission) => Promise<void>;
}

export function usePublishing(): Publishing {
  const { draft, token, ask } = useDesk();
  const [told, tell] = useState<readonly Progress[]>([]);
  const [isSending, setSending] = useState(false);
  const [sentOver, setSentOver] = useState<Texts>();
  const isAwaited = told.at(-1)?.step === "done" && sentOver === draft.base;
  async function send(submission: Submission): Promise<void> {
    setSending(true);
    setSentOver(draft.base);
    tell([]);
    for await (const progress of publish(submission, token)) {
      tell((before) => [...before, progress]);
      if (progress.step === "done") ask();
      setSending(!isLast(progress));
    }
  }
  return { told, isBusy: isSending || isAwaited, send };
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

export function PublishingSteps({ told, isBusy }: Omit<Publishing, "send">) {
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
      {last.step === "done" && isBusy && (
        <p>
          <a class="button" href="/desk/">
            Обновить стол
          </a>
        </p>
      )}
    </div>
  );
}
