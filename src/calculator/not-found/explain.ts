import { openLink } from "../link/link-to-form.ts";
import { nearestPage } from "./nearest-page.ts";
import { sitePages } from "./site-pages.ts";

function link(href: string, text: string): HTMLAnchorElement {
  const anchor = document.createElement("a");
  anchor.href = href;
  anchor.textContent = text;
  return anchor;
}

/** Says on the 404 page what came and what was most likely meant: a calculation, or a page with a like address. */
export async function explainNotFound(place: HTMLElement): Promise<void> {
  const { pathname, search } = location;
  const came = document.createElement("code");
  came.textContent = pathname;
  place.replaceChildren("Пришёл адрес ", came, ".");
  if (search !== "" && openLink(search).configured) {
    place.append(" В нём есть расчёт — ", link(`/${search}`, "открыть его в калькуляторе"), ".");
    return;
  }
  const page = nearestPage(pathname, await sitePages());
  if (page !== undefined) place.append(" Возможно, вы искали ", link(page, page), ".");
}
