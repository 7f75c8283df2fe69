import type { Plugin } from "vite";
import { OPTIONS, type OptionName } from "../../src/options/options.ts";
import { OPTION_WORDS } from "../../src/options/words.ts";

const NAMES = Object.keys(OPTIONS) as OptionName[];

/** A heading and all that is told of it, for each option of a group in the order of links. */
const sections = (group: string): string =>
  NAMES.filter((name) => OPTION_WORDS[name].group === group)
    .map((name) => `### ${name}\n\n<Parameter name="${name}" />`)
    .join("\n\n");

/**
 * Puts the options of a group in the place of `<OptionsOf group="…" />` in the documentation: made by a component,
 * headings would be in no table of contents.
 */
export function optionSections(): Plugin {
  return {
    name: "option-sections",
    enforce: "pre",
    transform: {
      filter: { id: /\/parameters\.mdx$/ },
      handler: (code) => code.replace(/<OptionsOf group="(\w+)" \/>/g, (_, group: string) => sections(group)),
    },
  };
}
