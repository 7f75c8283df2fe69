import { ByteSink } from "./byte-sink.ts";

const encoder = new TextEncoder();

/** Different texts in one place up to which they are remembered: more, and they are taken for ever new. */
const MOST_TEXTS = 64;
/** Members that are known, all together, at which everything is forgotten: no client can fill the memory with them. */
const MOST_MEMBERS = 4096;

const [COMMA, OPEN, CLOSE] = [0x2c, 0x5b, 0x5d];

/** Text that is known to follow from where something new was written last, up to a place between two members. */
class Run {
  readonly text: string;
  readonly isStart: boolean;
  /** The member that came here first, which as a rule is the only one, and the others. */
  first: Member | undefined;
  others: Map<string, Member> | undefined;
  #end: Uint8Array | undefined;

  constructor(text: string, isStart = false) {
    this.text = text;
    this.isStart = isStart;
  }

  /** The run, and the object ends here. */
  get end(): Uint8Array {
    return (this.#end ??= encoder.encode(`${this.text}${this.isStart ? "{" : ""}}`));
  }
}

/** A member of an object, after a certain run. */
class Member {
  readonly key: string;
  /** The run and the name. */
  readonly #lead: string;
  readonly lead: Uint8Array;
  /** The text that was seen here last, and the run through it. */
  lastText = "";
  lastRun: Run | undefined;
  /** Runs that go on through the texts seen here twice, null for those seen once; nothing once there were too many. */
  texts: Map<string, Run | null> | undefined = new Map();
  readonly yes: Run;
  readonly no: Run;
  readonly none: Run;
  readonly field: Field;

  constructor({ text, isStart }: Run, key: string, field: Field) {
    this.key = key;
    this.field = field;
    this.#lead = `${text}${isStart ? "{" : ","}${JSON.stringify(key)}:`;
    this.lead = encoder.encode(this.#lead);
    this.yes = new Run(`${this.#lead}true`);
    this.no = new Run(`${this.#lead}false`);
    this.none = new Run(`${this.#lead}null`);
  }

  /** The run that goes on through a text; nothing for one that is new. */
  through(text: string): Run | undefined {
    const { texts } = this;
    if (!texts) return undefined;
    let run = texts.get(text);
    if (run === undefined) {
      if (texts.size < MOST_TEXTS) texts.set(text, null);
      else this.texts = undefined;
      return undefined;
    }
    if (run === null) {
      run = new Run(this.#lead + JSON.stringify(text));
      texts.set(text, run);
    }
    this.lastText = text;
    return (this.lastRun = run);
  }
}

/** What members of one name share, whatever stood before them. */
class Field {
  /** After a value that is written anew each time. */
  readonly after = new Run("");
  readonly inner = new Place();
}

/** A place in a value: what was seen there before. */
class Place {
  readonly start = new Run("", true);
  readonly fields = new Map<string, Field>();
  #item: Place | undefined;
  texts: Map<string, Uint8Array> | undefined = new Map();

  /** Every item of an array is in the same place. */
  get item(): Place {
    return (this.#item ??= new Place());
  }
}

/**
 * Writes plain JSON values as UTF-8, byte for byte as `JSON.stringify` does, in half the time: what stands between the
 * numbers is mostly the same from answer to answer, and is kept encoded. A value holds plain objects, arrays, texts,
 * numbers, booleans, null, and undefined for a member that is left out.
 */
export class JsonWriter {
  readonly #sink = new ByteSink();
  #root = new Place();
  #members = 0;

  /** The value's text. */
  write(value: unknown): Uint8Array<ArrayBuffer> {
    if (this.#members > MOST_MEMBERS) {
      this.#root = new Place();
      this.#members = 0;
    }
    this.#sink.begin();
    this.#value(value, this.#root);
    return this.#sink.written();
  }

  #value(value: unknown, place: Place): void {
    if (typeof value === "string") this.#item(value, place);
    else if (Array.isArray(value)) this.#array(value, place);
    else if (typeof value === "object" && value !== null) this.#object(value as Record<string, unknown>, place);
    else if (typeof value === "number") this.#number(value);
    else this.#sink.word(typeof value === "boolean" ? String(value) : "null");
  }

  #number(value: number): void {
    if (Number.isFinite(value)) this.#sink.number(value);
    else this.#sink.word("null");
  }

  #array(items: readonly unknown[], { item }: Place): void {
    const sink = this.#sink;
    sink.byte(OPEN);
    for (let at = 0; at < items.length; at++) {
      if (at > 0) sink.byte(COMMA);
      this.#value(items[at], item);
    }
    sink.byte(CLOSE);
  }

  #object(object: Readonly<Record<string, unknown>>, place: Place): void {
    const sink = this.#sink;
    let run = place.start;
    for (const key in object) {
      const value = object[key];
      if (value === undefined) continue;
      const member = run.first?.key === key ? run.first : this.#member(run, key, place);
      if (typeof value === "string") {
        const next = value === member.lastText ? member.lastRun : member.through(value);
        if (next) {
          run = next;
          continue;
        }
        sink.bytes(member.lead);
        this.#text(value);
        run = member.field.after;
      } else if (typeof value === "number") {
        sink.bytes(member.lead);
        this.#number(value);
        run = member.field.after;
      } else if (typeof value === "boolean") {
        run = value ? member.yes : member.no;
      } else if (value === null) {
        run = member.none;
      } else {
        sink.bytes(member.lead);
        this.#value(value, member.field.inner);
        run = member.field.after;
      }
    }
    sink.bytes(run.end);
  }

  #member(run: Run, key: string, { fields }: Place): Member {
    const known = run.others?.get(key);
    if (known) return known;
    const field = fields.get(key) ?? new Field();
    fields.set(key, field);
    const member = new Member(run, key, field);
    this.#members += 1;
    if (run.first) (run.others ??= new Map()).set(key, member);
    else run.first = member;
    return member;
  }

  /** A text in an array, or alone. */
  #item(text: string, place: Place): void {
    const known = place.texts?.get(text);
    if (known) return this.#sink.bytes(known);
    if (!place.texts || place.texts.size >= MOST_TEXTS) {
      place.texts = undefined;
      return this.#text(text);
    }
    const bytes = encoder.encode(JSON.stringify(text));
    place.texts.set(text, bytes);
    this.#sink.bytes(bytes);
  }

  #text(text: string): void {
    if (!this.#sink.plainString(text)) this.#sink.text(JSON.stringify(text));
  }
}
