import { calculate, type Answer } from "hangar-engine";
import type { Calculator } from "../calculator-context.ts";
import { openLink } from "../link/link-to-form.ts";
import { inputSchema } from "./input-schema.ts";
import type { ModelContextTool } from "./model-context.ts";

const DESCRIPTION =
  "Считает ориентировочную цену стального каркаса ангара с НДС по прайс-листу производителя и показывает этот ангар " +
  "на странице: форма, смета и чертёж меняются, человек может вернуть прежний. Доставка и фундамент не посчитаны: не " +
  "оценивайте их сами. normalization_notes, warnings и ошибки перескажите человеку.";

/** The tool `calculate_hangar`: the same engine as the form's, and the form follows what was calculated. */
export function calculateHangar(dispatch: Calculator["dispatch"]): ModelContextTool {
  return {
    name: "calculate_hangar",
    title: "Рассчитать цену ангара",
    description: DESCRIPTION,
    inputSchema: inputSchema(),
    async execute(input) {
      const answer = calculate(input);
      if (answer.status === 200) {
        const { search } = new URL(answer.body.calculator_link);
        dispatch({ type: "bring", link: openLink(search) });
      }
      return toolResult(answer);
    },
  };
}

/** A result as MCP has it: in one phrase and in full. */
function toolResult({ status, body }: Answer): object {
  const text = status === 200 ? body.summary_for_ai : [body.error.message, ...body.error.details].join("\n");
  return { content: [{ type: "text", text }], structuredContent: body, isError: status !== 200 };
}
