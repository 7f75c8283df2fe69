import answer from "../../calculator/result/answer.css?inline";
import base from "../../styles/base.css?inline";
import controls from "../../calculator/ui/controls.css?inline";
import flagField from "../../calculator/form/fields/flag-field.css?inline";
import form from "../../calculator/form/form.css?inline";
import roofField from "../../calculator/form/fields/roof-field.css?inline";
import segments from "../../calculator/form/fields/segments.css?inline";
import sizeAndCountFields from "../../calculator/form/fields/size-and-count-fields.css?inline";
import tokens from "../../styles/tokens.css?inline";
import embed from "./embed.css?inline";

const TEXTS = [tokens, base, controls, form, segments, roofField, sizeAndCountFields, flagField, answer, embed];

let sheet: CSSStyleSheet | undefined;

/** One for all elements of a page. Made by script, it is none of the styles that a page's policy may forbid. */
export function styleSheet(): CSSStyleSheet {
  if (sheet) return sheet;
  sheet = new CSSStyleSheet();
  sheet.replaceSync(TEXTS.join("\n"));
  return sheet;
}
