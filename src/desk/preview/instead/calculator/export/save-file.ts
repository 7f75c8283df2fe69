import { saveFile as saved } from "../../../../../calculator/export/save-file.ts";

export const saveFile = (name: string, content: Blob): void => saved(`chernovik-${name}`, content);
