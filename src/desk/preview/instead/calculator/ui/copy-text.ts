import { copyText as copied } from "../../../../../calculator/ui/copy-text.ts";
import { marked } from "../../../mark.ts";

export const copyText = (text: string): Promise<boolean> => copied(marked(text));
