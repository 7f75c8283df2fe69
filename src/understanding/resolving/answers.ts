import type { Roof } from "../../price-list/schema.ts";
import type { Doubt, Reading, Values } from "../reading.ts";
import { isOffered, isSizeName, SIZE_NAMES, type SizeName } from "../readings/size.ts";
import { SEARCHED } from "../searched.ts";

/** What was decided besides the text, and which doubts that settles. */
export class Answers {
  readonly #reading: Reading;
  /** Which roofs it may be. */
  readonly #possible: readonly Roof[];

  constructor(reading: Reading, possible: readonly Roof[]) {
    this.#reading = reading;
    this.#possible = possible;
  }

  /** Parameters of a search alone. */
  get ofSearch(): Values {
    return this.#ofAll((name) => SEARCHED.includes(name));
  }

  /** Parameters of a calculation, without the sizes that are not made. */
  get ofCalculation(): Values {
    const unoffered: readonly string[] = this.unoffered;
    return this.#ofAll((name) => !SEARCHED.includes(name) && !unoffered.includes(name));
  }

  /** Answers that no hangar of the roof has, which may have been chosen later. */
  get unoffered(): SizeName[] {
    return SIZE_NAMES.filter((name) => name in this.#reading.given && !this.#isOffered(name));
  }

  /** By an answer that says all of one of its choices, or all that it is about. */
  hasSettled({ parameter, choices }: Pick<Doubt, "parameter" | "choices">): boolean {
    const { given } = this.#reading;
    const isChosen = choices.some((choice) => Object.entries(choice).every(([name, value]) => given[name] === value));
    if (isChosen || !(parameter in given)) return isChosen;
    return !isSizeName(parameter) || choices.length === 0 || this.#isOffered(parameter);
  }

  #isOffered(name: SizeName): boolean {
    const { given, priceList } = this.#reading;
    return isOffered(name, Number(given[name]), this.#possible, priceList);
  }

  #ofAll(isMeant: (name: string) => boolean): Values {
    return Object.fromEntries(Object.entries(this.#reading.given).filter(([name]) => isMeant(name)));
  }
}
