import { shareText as shared } from "../../../../../calculator/export/share-text.ts";
import { marked } from "../../../mark.ts";

export { canShare } from "../../../../../calculator/export/share-text.ts";

export const shareText = (title: string, text: string): Promise<void> => shared(`Черновик. ${title}`, marked(text));
