import { deviceList } from "../../calculator/ui/device-list.ts";
import { parsed, storedOnDevice, type StorageTrouble, type StoredText } from "../../calculator/ui/stored-text.ts";
import { acted, newDraft, type Action, type Draft, type Texts } from "../draft/draft.ts";
import { isEdit, Steps, type Step } from "../draft/steps.ts";

const KEY = "desk-draft";
/** Of another shape than this program's a draft cannot be read. A program with another one is to keep it under another key. */
const SHAPE = 1;

/** What stood in the place of a draft and was none of this program's: as it was, for whoever can read it. */
export const unreadDrafts = deviceList("desk-drafts-unread.v1", (text) =>
  typeof text === "string" ? text : undefined,
);

/** A draft with the way back. */
interface Kept {
  draft: Draft;
  steps?: readonly Step[];
}

/**
 * The draft of this device with its last steps, the same in every tab: each change is made to what is kept, not to what
 * this tab last saw.
 */
export class DraftStore {
  readonly #stored = storedOnDevice(KEY);
  #draft: Draft;
  #trouble: StorageTrouble | undefined;
  #steps: Steps;
  readonly #listeners = new Set<() => void>();
  /** Whether another tab has changed the draft since this page was opened. */
  isChangedElsewhere = false;
  /** How many edits were made here. */
  edits = 0;

  constructor({ draft, steps }: Kept) {
    this.#draft = draft;
    this.#steps = new Steps(steps);
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
    if (isEdit(action)) this.edits += 1;
    // What others did is part of another draft from here on.
    if (action.type === "rebase") this.isChangedElsewhere = false;
    this.#hold(acted(this.#draft, action));
  }

  /** Whether the last step is known. */
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

  #takeNewer(): boolean {
    const kept = standing(this.#stored);
    if (!kept || kept.draft.rev <= this.#draft.rev) return false;
    this.#draft = kept.draft;
    this.#steps = new Steps(kept.steps);
    this.isChangedElsewhere = true;
    return true;
  }

  #keep(): void {
    // Nothing is written over what could not be put aside.
    if ((this.#trouble = unreadDrafts.trouble())) return;
    const kept = { shape: SHAPE, draft: this.#draft };
    this.#trouble = this.#stored.write(JSON.stringify({ ...kept, steps: this.#steps.kept }));
    // Where there is no room for both, the draft is worth more than the way back.
    if (this.#trouble === "full") this.#trouble = this.#stored.write(JSON.stringify(kept));
  }

  listen(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

function readKept(text: string | null): Kept | undefined {
  const kept = parsed(text) as (Partial<Kept> & { shape?: number }) | undefined;
  return kept?.shape === SHAPE && kept.draft ? { ...kept, draft: kept.draft } : undefined;
}

/** The draft that is kept; what cannot be read is put aside first. */
function standing(stored: StoredText): Kept | undefined {
  const text = stored.read();
  const kept = readKept(text);
  if (text !== null && !kept) unreadDrafts.change((texts) => [...texts.filter((each) => each !== text), text]);
  return kept;
}

/** The draft that is kept, or else a new one of the files in force; nothing where there is neither. */
export function openDraft(inForce: Texts | undefined): DraftStore | undefined {
  const kept = standing(storedOnDevice(KEY)) ?? (inForce && { draft: newDraft(inForce) });
  return kept && new DraftStore(kept);
}
