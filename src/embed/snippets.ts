import { calculate, priceList } from "hangar-engine";
import { defaultHangar } from "../calculator/form/default-hangar.ts";
import type { Lang } from "../text/lang.ts";
import { formParameters } from "../calculator/form/form-state.ts";

/*
 * What a dealer copies. The documentation shows these very texts and the browser tests run them on a page of another
 * site; `site` is the address of the calculator without a trailing slash.
 */

/** The usual hangar, as the calculator itself opens. */
function example() {
  const { roof, width, length, height, gates } = formParameters(defaultHangar(priceList));
  const point = (text: string): string => text.replace(",", ".");
  return { roof, width: point(width), length: point(length), height: point(height), gates };
}

const ELEMENT: Readonly<Record<Lang, { attributes: string; path: string; text: string }>> = {
  ru: { attributes: "", path: "/", text: "Рассчитать стоимость ангара" },
  en: { attributes: ' lang="en"', path: "/en/", text: "Calculate the price of a hangar" },
};

/** The element on a page, with erection taken. */
export function elementSnippet(site: string, lang: Lang = "ru"): string {
  const { roof, width, length } = example();
  const { attributes, path, text } = ELEMENT[lang];
  return `<script type="module" src="${site}/embed.js"></script>

<hangar-calculator roof="${roof}" width="${width}" length="${length}" montazh${attributes}>
  <a href="${site}${path}">${text}</a>
</hangar-calculator>`;
}

/** Only what a dealer sells: the first two roofs of the price list, and no longer than half of what it knows. */
export function limitsSnippet(): string {
  const [first, second] = Object.keys(priceList.roofs);
  return `<hangar-calculator roofs="${first},${second}" length_max="${priceList.length.max_m / 2}" windows_max="0"></hangar-calculator>`;
}

/** A script of the dealer's page that hears every answer. */
export const listenerSnippet = `document.addEventListener("hangar-result", ({ target, detail }) => {
  target.dataset.total = detail.result.total_with_vat;
  target.dataset.calculationId = detail.calculation_id;
});

document.addEventListener("hangar-error", ({ target, detail }) => {
  target.dataset.total = "";
  target.dataset.problem = detail.error.details.join(" ");
});`;

/** The look, in the dealer's own style sheet. */
export const styleSnippet = `hangar-calculator {
  --hangar-accent: #a3341f;
  --hangar-accent-strong: #7d2817;
  --hangar-accent-soft: #f9e9e5;
  --hangar-on-accent: #ffffff;
  --hangar-radius: 4px;
  --hangar-radius-small: 2px;
}

hangar-calculator::part(request) {
  text-transform: uppercase;
}`;

/** The response headers of a page with the strictest policy under which the element works. */
export const policySnippet = (site: string): string =>
  `Content-Security-Policy: default-src 'none'; script-src 'self' ${site}; style-src 'self'`;

/** The engine alone: the answer of GET /v1/calc with no request at all. */
export function engineSnippet(site: string): string {
  return `import { calculate } from "${site}/engine.js";

const { status, body } = calculate(${JSON.stringify(engineCall(), null, 2)});

document.querySelector("#price").textContent =
  status === 200 ? body.summary_for_ai : body.error.details.join(" ");`;
}

/** Where the engine's script writes. */
export const engineHtmlSnippet = `<output id="price"></output>`;

/** What it writes there. */
export function engineAnswer(): string {
  const { status, body } = calculate(engineCall());
  return status === 200 ? body.summary_for_ai : body.error.details.join(" ");
}

function engineCall() {
  const { roof, width, length, height, gates } = example();
  return { roof, width: Number(width), length: Number(length), height: Number(height), gates: Number(gates) };
}
