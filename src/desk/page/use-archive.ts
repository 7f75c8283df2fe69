import { useState } from "preact/hooks";
import { isPicture } from "../../price-list/manufacturer/logo-files.ts";
import { DeskRefusal } from "../desk-refusal.ts";
import { editedTexts } from "../draft/draft.ts";
import { siteNews } from "../draft/site-news.ts";
import { archiveName, wholeFolder } from "../release/release-files.ts";
import { download } from "./download.ts";
import { olderReleases, pricesInForce } from "./prices-in-force.ts";
import { useDesk } from "./use-desk.ts";
import { looksOf } from "./use-in-force.ts";
import { useTold } from "./use-told.ts";

interface Told {
  text: string;
  isWrong: boolean;
}

const wrong = (text: string): Told => ({ text, isWrong: true });

/** The draft's release as an archive to be put into the project by hand, and what became of it. */
export function useArchive(): { told: Told | undefined; give: () => Promise<void> } {
  const { draft, edits, assessment, inForce } = useDesk();
  const [told, tell] = useTold<Told & { of?: string }>();
  // The draft goes over to what others have published: that it did is to be read all the same, until the next edit.
  const [news, tellNews] = useState<{ text: string; edits: number }>();
  const content = JSON.stringify(editedTexts(draft));

  async function give(): Promise<void> {
    const { planned } = assessment;
    if (!planned) return;
    tellNews(undefined);
    const [now, older] = await Promise.all([pricesInForce(), olderReleases()]);
    if (!now || !older) {
      return tell(wrong("Нет сети, а в архив входят и прежние выпуски. Черновик цел: попробуйте позже."));
    }
    if (looksOf(now.texts) !== looksOf(draft.base)) {
      inForce.ask();
      const moved = siteNews(draft.base, now.texts) ?? "Тем временем на сайте опубликовали другое.";
      const text = `${moved} Архив не скачан: он стёр бы это. Черновик цел: стол сведёт его с новым — проверьте и скачайте ещё раз.`;
      return tellNews({ text, edits });
    }
    const at = new Date();
    const files = wholeFolder({ ...draft, base: now.texts }, planned, older, at.toISOString());
    const { strToU8, zipSync } = await import("./workbook-files.ts");
    const bytesOf = (name: string, text: string) => (isPicture(name) ? strToU8(atob(text), true) : strToU8(text));
    const entries = Object.entries(files).map(([name, text]) => [`prices/${name}`, bytesOf(name, text)] as const);
    download(archiveName(draft, planned, at), zipSync(Object.fromEntries(entries)), "application/zip");
    tell({
      text: "Архив скачан. Цены появятся на сайте, когда его положат в проект и соберут сайт.",
      isWrong: false,
      of: content,
    });
  }

  async function giveOrTell(): Promise<void> {
    try {
      await give();
    } catch (error) {
      if (!(error instanceof DeskRefusal)) throw error;
      tell(wrong(error.message));
    }
  }

  const isOver = told?.of !== undefined && told.of !== content;
  const shown = isOver ? wrong("После скачивания появились новые правки: скачайте архив заново.") : told;
  return { told: news?.edits === edits ? wrong(news.text) : shown, give: giveOrTell };
}
