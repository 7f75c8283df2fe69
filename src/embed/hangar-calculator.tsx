import { parameters, type CalcResponse, type ErrorBody } from "hangar-engine";
import { render } from "preact";
import type { Action } from "../calculator/calculator-state.ts";
import { formParameters, type FieldName } from "../calculator/form/form-state.ts";
import { ATTRIBUTES, readAttributes } from "./attributes.ts";
import { acted, changed, firstState, type EmbedState } from "./embed-state.ts";
import { EmbeddedCalculator } from "./view/EmbeddedCalculator.tsx";
import { styleSheet } from "./view/style-sheet.ts";

/** What the element tells its page; both bubble and leave the shadow root. */
export interface HangarCalculatorEvents {
  "hangar-result": CustomEvent<CalcResponse>;
  "hangar-error": CustomEvent<ErrorBody>;
}

/** `<hangar-calculator>`: the price of a hangar on any page. Attributes are the parameters of a calculation and limits. */
export class HangarCalculator extends HTMLElement {
  static readonly observedAttributes = ATTRIBUTES;

  readonly #root = this.attachShadow({ mode: "open" });
  #state: EmbedState | undefined;
  readonly #changed = new Set<string>();

  /** The calculation on the screen, as the API answers it; nothing while the form has a problem. */
  get value(): CalcResponse | undefined {
    this.#settle();
    const answer = this.#state?.answer;
    return answer?.status === 200 ? answer.body : undefined;
  }

  /** The form as parameters of a calculation, numbers and flags as such; what is neither stays as it was typed. */
  parameters(): Readonly<Record<string, string | number | boolean>> {
    this.#settle();
    const form = this.#state ? Object.entries(formParameters(this.#state.calculator.form)) : [];
    return Object.fromEntries(
      form.map(([name, text]) => {
        const value = parameters[name as FieldName].read(text);
        return [name, typeof value === "number" || typeof value === "boolean" ? value : text];
      }),
    );
  }

  connectedCallback(): void {
    if (this.#state) return;
    this.#root.adoptedStyleSheets = [styleSheet()];
    this.#changed.clear();
    const request = readAttributes(this);
    this.#tell(request.problems);
    this.#show(firstState(request), pageHasRun());
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
    const request = readAttributes(this);
    this.#tell(request.problems);
    this.#show(changed(this.#state, names, request));
  }

  #act(action: Action): void {
    this.#settle();
    if (this.#state) this.#show(acted(this.#state, action));
  }

  /** The answer is announced after `heard`, unless another has taken its place by then. */
  #show(state: EmbedState, heard = Promise.resolve()): void {
    this.#state = state;
    const dispatch = (action: Action): void => this.#act(action);
    render(<EmbeddedCalculator calculator={{ state: state.calculator, dispatch }} />, this.#root);
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
