import { parsed, storedOnDevice, type StorageTrouble } from "../../calculator/ui/stored-text.ts";
import { acted, newDraft, type Action, type Draft, type Texts } from "../draft/draft.ts";
import { Steps } from "../draft/steps.ts";

const KEY = "desk-draft";
/** Of another shape than this program's a draft cannot be read. */
const SHAPE = 1;

/** The draft of this device, the same in every tab: each change is made to what is kept, not to what this tab last saw. */
export class DraftStore {
  readonly #stored = storedOnDevice(KEY);
  #draft: Draft;
  #trouble: StorageTrouble | undefined;
  readonly #steps = new Steps();
  readonly #listeners = new Set<() => void>();
  /** Whether another tab has changed the draft since this page was opened. */
  isChangedElsewhere = false;

  constructor(draft: Draft) {
    this.#draft = draft;
    // Without a network the page opens with what it was opened with before.
    this.#keep();
    addEventListener("storage", ({ key }) => {
      if ((key === KEY || key === null) && this.#takeNewer()) this.#tell();
    });
  }

  get draft(): Draft {
    return this.#draft;
  }

  /** Why the last change is not kept. */
  get trouble(): StorageTrouble | undefined {
    return this.#trouble;
  }

  act(action: Action): void {
    this.#takeNewer();
    this.#steps.remember(this.#draft, action);
    this.#hold(acted(this.#draft, action));
  }

  /** Whether the last step of this tab can be taken back. */
  get canGoBack(): boolean {
    return !this.#steps.isEmpty;
  }

  goBack(): void {
    this.#takeNewer();
    this.#hold(this.#steps.back(this.#draft) ?? this.#draft);
  }

  #hold(draft: Draft): void {
    this.#draft = draft;
    this.#keep();
    this.#tell();
  }

  /** What another tab has done is no step of this one. */
  #takeNewer(): boolean {
    const kept = readDraft(this.#stored.read());
    if (!kept || kept.rev <= this.#draft.rev) return false;
    this.#draft = kept;
    this.isChangedElsewhere = true;
    this.#steps.forget();
    return true;
  }

  #keep(): void {
    this.#trouble = this.#stored.write(JSON.stringify({ shape: SHAPE, draft: this.#draft }));
  }

  listen(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

function readDraft(text: string | null): Draft | undefined {
  const kept = parsed(text) as { shape?: number; draft?: Draft } | undefined;
  return kept?.shape === SHAPE ? kept.draft : undefined;
}

/** The draft that is kept, or else a new one of the files in force; nothing where there is neither. */
export function openDraft(inForce: Texts | undefined): DraftStore | undefined {
  const draft = readDraft(storedOnDevice(KEY).read()) ?? (inForce && newDraft(inForce));
  return draft && new DraftStore(draft);
}
