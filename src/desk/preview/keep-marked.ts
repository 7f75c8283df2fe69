const PREVIEW = "/desk/preview/";

const MARK = "Черновик. ";

/** Browsers propose the title as the name of what is printed. */
export function keepTitleMarked(): void {
  const mark = (): void => {
    if (!document.title.startsWith(MARK)) document.title = MARK + document.title;
  };
  mark();
  new MutationObserver(mark).observe(document.querySelector("title")!, { childList: true });
}

/** Links of the calculator that lead on, to an application for one, lead nowhere: under a draft there is nothing to ask for. */
export function keepWithinDraft(told: Element): void {
  document.addEventListener("click", (event) => {
    const link = (event.target as Element).closest("a");
    if (!link || link.origin !== location.origin) return;
    if (!link.pathname.startsWith(PREVIEW) || link.pathname === PREVIEW) return;
    event.preventDefault();
    told.textContent = "По черновику заявку не оставить: сначала выпустите прайс-лист.";
  });
}
