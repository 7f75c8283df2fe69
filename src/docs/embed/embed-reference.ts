import { priceList } from "hangar-engine";
import { fieldTexts } from "../../calculator/form/field-texts.ts";
import { isField } from "../../calculator/form/form-state.ts";
import { accepted as englishWords } from "../../languages/english/instead/embed/embed-words.ts";
import { english as englishSearch } from "../../messages/en/search.ts";
import { capitalized } from "../../text/format.ts";
import type { Lang } from "../../text/lang.ts";
import tokens from "../../styles/tokens.css?raw";
import { LOOK } from "../../embed/attributes.ts";
import { LIMITS, limitsOf } from "../../embed/limits.ts";
import { engineIn } from "../facts/lang.ts";

/** An attribute as the documentation shows it. */
export interface AttributeReference {
  name: string;
  label: string;
  accepted: string;
}

const BOUNDS: Readonly<Record<Lang, Readonly<Record<string, string>>>> = {
  ru: { min: "не меньше", max: "не больше" },
  en: { min: "at least", max: "at most" },
};
const OTHERS: Readonly<Record<Lang, Readonly<Record<string, string>>>> = {
  ru: { roofs: "Какие крыши предлагать", theme: "Цвета", lang: "Язык" },
  en: { roofs: "Which roofs to offer", theme: "Colours", lang: "Language" },
};

const ACCEPTED: Readonly<Record<Lang, Readonly<Record<string, { accepted: string }>>>> = {
  ru: { ...LIMITS, ...LOOK },
  en: {
    ...limitsOf(engineIn("en").parameters, englishSearch),
    theme: { accepted: englishWords.theme },
    lang: { accepted: englishWords.lang },
  },
};

/** The attributes besides the parameters of a calculation. What is accepted is told as the element itself tells it. */
export function attributeReference(lang: Lang): AttributeReference[] {
  const texts = fieldTexts(priceList);
  return Object.entries(ACCEPTED[lang]).map(([name, { accepted }]) => {
    const [field = "", bound = ""] = name.split("_");
    const named = isField(field) ? `${lang === "ru" ? texts[field].label : capitalized(field)}: ` : undefined;
    const label = named === undefined ? (OTHERS[lang][name] ?? "") : named + (BOUNDS[lang][bound] ?? "");
    return { name, label, accepted };
  });
}

/** Colours that a page may set, with their values in light and in dark. */
export function themeColours(): { name: string; light: string; dark: string }[] {
  const colours = tokens.matchAll(/--([\w-]+): light-dark\((#\w+), (#\w+)\);/g);
  return Array.from(colours, ([, name = "", light = "", dark = ""]) => ({ name: `--hangar-${name}`, light, dark }));
}
