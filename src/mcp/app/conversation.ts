import type { Lang, Said } from "../../text/lang.ts";
import { Bridge } from "./bridge.ts";
import { langOfLocale, langOfNotification } from "./language-of.ts";

/*
 * The beginning of a conversation with the host: hands are shaken and its language is found out before anything of the
 * calculator is evaluated, whose words are then of that language.
 */

const TITLE: Said = { ru: "Калькулятор ангара", en: "Hangar calculator" };
const OPENING: Said = { ru: "Открываем расчёт…", en: "Opening the calculation…" };

/** Handlers of the host's notifications, by method; of others nothing is heard. */
type Heard = Readonly<Record<string, (params: never) => void>>;

let locale = navigator.language;
let heard: Heard | undefined;
const waiting: [method: string, params: object][] = [];
let speak: (lang: Lang) => void;
const spoken = new Promise<Lang>((resolve) => (speak = resolve));

export const bridge = new Bridge(window, (method, params) => {
  if (heard) return heard[method]?.(params as never);
  waiting.push([method, params]);
  const lang = langOfNotification(method, params, locale);
  if (lang) speak(lang);
});

sayOpening();

/** The host with what is around; nothing where the document is opened by itself. */
export const host = await bridge
  .open({
    appInfo: { name: "hangar-calculator", title: TITLE[langOfLocale(locale)], version: "1.0.0" },
    appCapabilities: { availableDisplayModes: ["inline", "fullscreen"] },
  })
  .catch(() => undefined);

if (host) {
  locale = host.hostContext.locale ?? locale;
  sayOpening();
}

const lang = host ? await spoken : langOfLocale(locale);
export const isEnglish = lang === "en";
inLanguage(lang);

/** From now on notifications go to these handlers, those first that came before. */
export function hear(handlers: Heard): void {
  heard = handlers;
  for (const [method, params] of waiting) heard[method]?.(params as never);
}

/** Until the conversation tells its language it is the host's. */
function sayOpening(): void {
  const lang = langOfLocale(locale);
  inLanguage(lang);
  document.querySelector("p")!.textContent = OPENING[lang];
}

function inLanguage(lang: Lang): void {
  document.documentElement.lang = lang;
  document.title = TITLE[lang];
}
