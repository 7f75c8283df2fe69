import { MANUFACTURER } from "../../price-list/prices-folder.ts";
import type { Action, Draft } from "./draft.ts";

type Content = Pick<Draft, "list" | "manufacturer" | "logo" | "typed">;

/** As many steps can be taken back. */
const MOST = 50;

/** What a draft was before each of its last steps. Keys typed one after the other into one field are one step. */
export class Steps {
  #before: { content: Content; field: string | undefined }[] = [];

  get isEmpty(): boolean {
    return this.#before.length === 0;
  }

  /** To be told of every action, with the draft as it was before it. */
  remember({ list, manufacturer, logo, typed }: Draft, action: Action): void {
    if (action.type === "rebase") return this.forget();
    if (!CHANGES.includes(action.type)) return;
    const field =
      action.type === "type" ? action.key : action.type === "contact" ? `${MANUFACTURER} ${action.name}` : undefined;
    if (field !== undefined && this.#before.at(-1)?.field === field) return;
    const content: Content = { list, manufacturer, typed, ...(logo && { logo }) };
    this.#before = [...this.#before, { content, field }].slice(-MOST);
  }

  /** Others have changed the draft, or what it is of. */
  forget(): void {
    this.#before = [];
  }

  /** The draft without its last step; nothing where none is known. */
  back({ logo: _, ...draft }: Draft): Draft | undefined {
    const last = this.#before.pop();
    return last && { ...draft, ...last.content, rev: draft.rev + 1 };
  }
}

const CHANGES: readonly Action["type"][] = ["type", "raise", "contact", "logo", "list", "undo", "reset"];
