import type { fieldTexts } from "../calculator/form/field-texts.ts";
import type { Engine } from "../engine/create-engine.ts";
import type { Rules } from "../formula/rules.ts";

/** What bills are counted by, and how that is said: in the engine's language, in which the form's fields are called so. */
export interface Counting {
  /** With their titles, which the engine's own file is without. */
  rules: Rules;
  engine: Pick<Engine, "priceList" | "language">;
  fields: ReturnType<typeof fieldTexts>;
}
