import { parameters, type CalcResponse, type ErrorBody } from "hangar-engine";
import type { Action } from "../calculator/calculator-state.ts";
import { formParameters, type FieldName } from "../calculator/form/form-state.ts";
import { ATTRIBUTES, LOOK, type EmbedRequest } from "./attributes.ts";
import type { EmbedState } from "./embed-state.ts";
import * as embedWords from "./embed-words.ts";
import { speech as russian, type Speech } from "./speech.tsx";
import { LANGS, type Lang } from "../text/lang.ts";
import { styleSheet } from "./view/style-sheet.ts";

/** What the element tells its page; both bubble and leave the shadow root. */
export interface HangarCalculatorEvents {
  "hangar-result": CustomEvent<CalcResponse>;
  "hangar-error": CustomEvent<ErrorBody>;
}

/** Of the languages that the elements of this page have asked for. */
const speeches = new Map<Lang, Speech>([[LANGS[0], russian]]);

/** How often a language did not come. Most browsers keep in mind which address they could not import: the next time asks another. */
let failures = 0;

const addressOf = (lang: Lang): string =>
  new URL(`embed-${lang}.js${failures > 0 ? `?again=${failures}` : ""}`, import.meta.url).href;

/** `<hangar-calculator>`: the price of a hangar on any page. Attributes are the parameters of a calculation and limits. */
export class HangarCalculator extends HTMLElement {
  static readonly observedAttributes = ATTRIBUTES;

  readonly #root = this.attachShadow({ mode: "open" });
  /** What a language renders is its own: another begins anew. */
  #room: Element | undefined;
  #speech = russian;
  /** Whether the language that was asked for did not load. */
  #isLost = false;
  #state: EmbedState | undefined;
  readonly #changed = new Set<string>();

  /** The calculation on the screen, as the API answers it; nothing while the form has a problem. */
  get value(): CalcResponse | undefined {
    this.#settle();
    const answer = this.#state?.answer;
    return answer?.status === 200 ? answer.body : undefined;
  }

  /**
   * The form as parameters of a calculation, numbers and flags as such; what is neither stays as it was typed. A language
   * besides the first is named with them.
   */
  parameters(): Readonly<Record<string, string | number | boolean>> {
    this.#settle();
    const form = this.#state ? Object.entries(formParameters(this.#state.calculator.form)) : [];
    const lang = this.#isLost ? LANGS[0] : this.#lang();
    const values = form.map(([name, text]): [string, string | number | boolean] => {
      const value = parameters[name as FieldName].read(text);
      return [name, typeof value === "number" || typeof value === "boolean" ? value : text];
    });
    return { ...Object.fromEntries(values), ...(lang !== LANGS[0] && { lang }) };
  }

  connectedCallback(): void {
    if (this.#state) return;
    this.#root.adoptedStyleSheets = [styleSheet()];
    this.#changed.clear();
    this.#speak(() => {
      if (!this.#state) this.#show(this.#speech.firstState(this.#read()), pageHasRun());
    });
  }

  /** Several attributes set in a row are one change. */
  attributeChangedCallback(name: string): void {
    if (!this.#state) return;
    if (this.#changed.size === 0) queueMicrotask(() => this.#settle());
    this.#changed.add(name);
  }

  #settle(): void {
    if (!this.#state || this.#changed.size === 0) return;
    const names = new Set(this.#changed);
    this.#changed.clear();
    this.#speak(() => {
      if (this.#state) this.#show(this.#speech.changed(this.#state, names, this.#read()));
    });
  }

  /** Does it in the language that the attributes ask for, at once where that is there. */
  #speak(act: () => void): void {
    const lang = this.#lang();
    const speakIn = (speech: Speech, isLost = false): void => {
      // What was asked for meanwhile is another language.
      if (this.#lang() !== lang) return this.#speak(act);
      if (this.#speech !== speech || !this.#room) {
        if (this.#room) this.#speech.clear(this.#room);
        this.#root.replaceChildren((this.#room = document.createElement("div")));
      }
      this.#speech = speech;
      this.#isLost = isLost;
      act();
    };
    const known = speeches.get(lang);
    if (known) return speakIn(known);
    void import(addressOf(lang)).then(
      ({ speech }: { speech: Speech }) => {
        speeches.set(lang, speech);
        speakIn(speech);
      },
      () => {
        failures += 1;
        speakIn(russian, true);
      },
    );
  }

  #lang(): Lang {
    return LOOK.lang.read(this.getAttribute("lang") ?? "") ?? LANGS[0];
  }

  #read(): EmbedRequest {
    const request = this.#speech.readAttributes(this);
    if (this.#isLost) request.problems.push(embedWords.languageNotLoaded(this.getAttribute("lang") ?? ""));
    this.#tell(request.problems);
    return request;
  }

  #act(action: Action): void {
    this.#settle();
    if (this.#state) this.#show(this.#speech.acted(this.#state, action));
  }

  /** The answer is announced after `heard`, unless another has taken its place by then. */
  #show(state: EmbedState, heard = Promise.resolve()): void {
    this.#state = state;
    this.#speech.show(this.#room!, state, (action) => this.#act(action));
    void heard.then(() => {
      if (this.#state === state) this.#announce(state);
    });
  }

  #announce({ answer: { status, body } }: EmbedState): void {
    const name = status === 200 ? "hangar-result" : "hangar-error";
    this.dispatchEvent(new CustomEvent(name, { detail: body, bubbles: true, composed: true }));
  }

  /** To whoever puts the element on a page; the element itself says the same. */
  #tell(problems: readonly string[]): void {
    for (const problem of problems) console.error(`<hangar-calculator> ${problem}`, this);
  }
}

/** Whatever script of the page adds a listener while the page loads, or right after it put the element there, hears the first answer. */
async function pageHasRun(): Promise<void> {
  if (document.readyState !== "complete") await new Promise((done) => addEventListener("load", done, { once: true }));
  await new Promise((done) => setTimeout(done));
}
