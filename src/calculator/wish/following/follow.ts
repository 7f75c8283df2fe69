/** A form by the names of its fields. */
export type Texts = Readonly<Record<string, string>>;

/** A wish that a form follows. */
export interface Followed {
  /** The form before the wish. */
  before: Texts;
  /** What the wish has set so far. */
  set: Texts;
}

/** A wish that was taken back or whose form was replaced, to be applied again. */
export interface TakenBack {
  /** The words that were. */
  text: string;
  /** What stood in the form otherwise than before the wish, by the wish or by hand. */
  changed: Texts;
  set: Texts;
  /** The form before the wish, where another form took the place of what the wish made of it: that may come back. */
  before?: Texts | undefined;
}

/**
 * The form that a wish makes of the form as it stands. What the wish says is set, what it no longer says goes back to what
 * it was before; what was changed by hand meanwhile stays until the wish says something else of it.
 */
export function follow<Form extends Texts>(form: Form, { before, set }: Followed, says: Texts): Form {
  const next: Record<string, string> = { ...form };
  for (const name of Object.keys(form)) {
    const [was, is] = [set[name], says[name]];
    if (was === is) continue;
    if (is !== undefined) next[name] = is;
    else if (form[name] === was) next[name] = before[name]!;
  }
  return next as Form;
}

/** What stands in a form otherwise than before. */
export const changedSince = (before: Texts, form: Texts): Texts =>
  Object.fromEntries(Object.entries(form).filter(([name, text]) => before[name] !== text));

export const isSameForm = (some: Texts, other: Texts): boolean =>
  Object.keys(some).every((name) => some[name] === other[name]);
