import { MANUFACTURER } from "../../price-list/prices-folder.ts";
import type { Action, Draft } from "./draft.ts";

type Content = Pick<Draft, "list" | "manufacturer" | "logo" | "typed" | "brought">;

/** What a draft was before a step, and the field that the step was made in, where it was one. */
export interface Step {
  content: Content;
  field?: string | undefined;
}

/** As many steps can be taken back, and so many of them after a reload: each is a list as long as the draft's own. */
const MOST = 50;
const KEPT = 10;

/** What a draft was before each of its last steps. Keys typed one after the other into one field are one step. */
export class Steps {
  #before: readonly Step[];

  constructor(before: readonly Step[] = []) {
    this.#before = before;
  }

  get isEmpty(): boolean {
    return this.#before.length === 0;
  }

  /** The last few, to be kept with the draft. */
  get kept(): readonly Step[] {
    return this.#before.slice(-KEPT);
  }

  /** To be told of every action, with the draft as it was before it. */
  remember({ list, manufacturer, logo, typed, brought }: Draft, action: Action): void {
    if (action.type === "rebase") this.#before = [];
    if (!isEdit(action)) return;
    const field =
      action.type === "type" ? action.key : action.type === "contact" ? `${MANUFACTURER} ${action.name}` : undefined;
    if (field !== undefined && this.#before.at(-1)?.field === field) return;
    const content: Content = { list, manufacturer, typed, ...(logo && { logo }), ...(brought && { brought }) };
    this.#before = [...this.#before, { content, field }].slice(-MOST);
  }

  /** The draft without its last step; nothing where none is known. */
  back({ logo: _, brought: __, ...draft }: Draft): Draft | undefined {
    const last = this.#before.at(-1);
    this.#before = this.#before.slice(0, -1);
    return last && { ...draft, ...last.content, rev: draft.rev + 1 };
  }
}

const EDITS: readonly Action["type"][] = ["type", "raise", "contact", "logo", "list", "undo", "reset"];

/** Whether an action changes what is to be released. */
export const isEdit = ({ type }: Action): boolean => EDITS.includes(type);
