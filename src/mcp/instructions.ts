import type { DocumentsSource } from "../documents/document-source.ts";
import { bulleted, CHOICE_OF_TOOL, guidance } from "../documents/guidance.ts";
import { inEnglish } from "../documents/in-english.ts";

/** What a model must know before it calls the first tool; hosts cut off what is longer than 2,000 characters. */
export function instructions(source: DocumentsSource): string {
  const { offer, sizes, inPrice, language, conduct } = guidance(inEnglish(source));
  const choice = Object.entries(CHOICE_OF_TOOL).map(([tool, given]) => `${given} – ${tool}`);
  return `
${offer}

Which tool: ${choice.join("; ")}.

Sizes: ${sizes}

${inPrice}

How to behave:
${bulleted([language, ...conduct])}

Whole reference: ${source.baseUrl}/en/llms.txt
`.trim();
}
