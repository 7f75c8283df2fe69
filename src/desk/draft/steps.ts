import { LIST, MANUFACTURER } from "../../price-list/prices-folder.ts";
import type { Action, Draft } from "./draft.ts";
import { rebased } from "./rebase.ts";

/** With what it was begun with, where the step has changed that: those before it stand in the same. */
type Content = Pick<Draft, "list" | "manufacturer" | "logo" | "typed" | "brought"> & Partial<Pick<Draft, "base">>;

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
  remember(draft: Draft, action: Action): void {
    const { base, list, manufacturer, logo, typed, brought } = draft;
    const hasSettled = action.type === "rebase" && action.settled !== undefined;
    if (action.type === "rebase" && !hasSettled) this.#bringOver(draft, action);
    // What was taken away in a workbook is to be come back to, too.
    if (action.type === "given") this.#before = this.#before.map(({ content }) => ({ content }));
    if (!isEdit(action) && !hasSettled) return;
    const field =
      action.type === "type" ? action.key : action.type === "contact" ? `${MANUFACTURER} ${action.name}` : undefined;
    if (field !== undefined && this.#before.at(-1)?.field === field) return;
    const content: Content = { list, manufacturer, typed, ...(logo && { logo }), ...(brought && { brought }) };
    this.#before = [...this.#before, { content: hasSettled ? { ...content, base } : content, field }].slice(-MOST);
  }

  /** The last few go over to other prices with the draft, but for those that would take nothing back any more. */
  #bringOver({ base, list, manufacturer, typed }: Draft, now: Extract<Action, { type: "rebase" }>): void {
    const isEdited = list !== base[LIST] || manufacturer !== base[MANUFACTURER];
    const isPublished = isEdited && now.list === now.base[LIST] && now.manufacturer === now.base[MANUFACTURER];
    const first = this.#before.findLastIndex(({ content }) => content.base !== undefined) + 1;
    const from = Math.max(first, this.#before.length - KEPT);
    let after = looksOf({ ...now, typed });
    const kept: Step[] = [];
    for (const { content, field } of this.#before.slice(from).reverse()) {
      const { list, manufacturer, logo } = rebased({ ...content, base }, now.base);
      const brought: Content = { ...content, list, manufacturer, ...(content.logo && { logo }) };
      if (looksOf(brought) !== after) kept.unshift({ content: brought, field });
      after = looksOf(brought);
    }
    this.#before = isPublished ? [] : [...(from === first ? this.#before.slice(0, first) : []), ...kept];
  }

  /** The draft without its last step; nothing where none is known. */
  back({ logo: _, brought: __, ...draft }: Draft): Draft | undefined {
    const last = this.#before.at(-1);
    this.#before = this.#before.slice(0, -1);
    return last && { ...draft, ...last.content, rev: draft.rev + 1 };
  }
}

const looksOf = ({ list, manufacturer, logo = {}, typed }: Omit<Content, "brought">): string =>
  JSON.stringify([list, manufacturer, logo, typed]);

const EDITS: readonly Action["type"][] = ["type", "raise", "contact", "logo", "list", "undo", "reset"];

/** Whether an action changes what is to be released. */
export const isEdit = ({ type }: Action): boolean => EDITS.includes(type);
