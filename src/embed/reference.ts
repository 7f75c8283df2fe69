import { priceList } from "hangar-engine";
import { fieldTexts } from "../calculator/field-texts.ts";
import { isField } from "../calculator/form-state.ts";
import tokens from "../styles/tokens.css?raw";
import { LOOK } from "./attributes.ts";
import { LIMITS } from "./limits.ts";

/** An attribute as the documentation shows it. */
export interface AttributeReference {
  name: string;
  label: string;
  accepted: string;
}

const BOUNDS: Readonly<Record<string, string>> = { min: "не меньше", max: "не больше" };
const OTHERS: Readonly<Record<string, string>> = {
  roofs: "Какие крыши предлагать",
  theme: "Цвета",
  lang: "Язык",
};

/** The attributes besides the parameters of a calculation: limits and look. */
export function attributeReference(): AttributeReference[] {
  const texts = fieldTexts(priceList);
  return Object.entries({ ...LIMITS, ...LOOK }).map(([name, { accepted }]) => {
    const [field = "", bound = ""] = name.split("_");
    const label = isField(field) ? `${texts[field].label}: ${BOUNDS[bound] ?? ""}` : (OTHERS[name] ?? "");
    return { name, label, accepted };
  });
}

/** Colours that a page may set, with their values in light and in dark. */
export function themeColours(): { name: string; light: string; dark: string }[] {
  const [light = "", dark = ""] = tokens.split("@media");
  return [...light.matchAll(/--([\w-]+): (#\w+);/g)].map(([, name = "", value = ""]) => ({
    name: `--hangar-${name}`,
    light: value,
    dark: new RegExp(`--${name}: (#\\w+);`).exec(dark)?.[1] ?? value,
  }));
}
