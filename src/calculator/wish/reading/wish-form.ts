import type { Question, Understanding } from "../../../understanding/response.ts";
import type { Answer, Answered, Settles, Value } from "./answers.ts";
import type { TakenBack, Texts } from "../following/follow.ts";
import type { LeftOut } from "../left-out.ts";

/** The form that a wish fills. */
export interface WishForm<Form extends Texts> {
  form: Form;
  put: (form: Form) => void;
  /** Sets a field as if it were done by hand. */
  set: (field: string, text: string) => void;
  /** The form whose place this one took as a whole, where that can be taken back. */
  replaced?: Form | undefined;
  /** The fields that the wish sets in a form that stood as `before` it. */
  textsOf: (understanding: Understanding, before: Form) => Texts;
  /** Whether what the page shows then is of those words. */
  isOfWords: (understanding: Understanding) => boolean;
  /** Whether what is asked matters here. */
  asks: (question: Question) => boolean;
  /** Whether the bounds of a size are fields of its own. */
  takesBounds?: boolean;
  /** What stands in a field as the parser names it, if there is such a field and it can be read. */
  valueIn: (field: string) => Value | undefined;
  /** What a field is about as the parser names it, where the two differ: a bound is of its size. */
  parameterOf?: (field: string) => string;
  settles?: Settles;
  /** Whether a form that stood before the wish was somebody's own choice, not the page's. */
  isOwn: (before: Form) => boolean;
  /** Of what the form makes, where it is a hangar. */
  calculationId?: string | undefined;
  /** Whether that hangar is nobody's but of a request for what is not made. */
  isHangarOfRequest?: boolean;
  /** Tells the page what of the words the price goes without. */
  leaveOut: (leftOut: LeftOut) => void;
  /** Tells the page what must be answered before what it shows is that of the wish. */
  reserve: (told: string | undefined) => void;
}

export interface Wish<Form extends Texts> extends Partial<Answered> {
  /** How firm what the page shows is: nothing where it is not of the words, or a question is open. */
  reading: "as read" | "confirmed" | undefined;
  /** These very words were read as they are meant. */
  confirm: () => void;
  /** The words that were confirmed. */
  confirmed: string | undefined;
  /** Whether a field stands as the words have left it. */
  isAsLeft: (field: string) => boolean;
  answer: (answer: Answer) => void;
  retract: (answer: Answer) => void;
  /** The form before the wish, or as it is where none is followed. */
  before: () => Form;
  /** Whether the form is not what it was before the wish. */
  isFollowed: boolean;
  /** Whether it is not what the wish made of it either. */
  isChanged: boolean;
  /** Whether the person took the wish back: the form then follows its next change. */
  isOff: boolean;
  off: TakenBack | undefined;
  takeBack: () => void;
  again: () => void;
}
