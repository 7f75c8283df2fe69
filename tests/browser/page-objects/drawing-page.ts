import type { Page } from "@playwright/test";

/** The stage, of which one view at a time is a drawing. */
export const drawing = (page: Page) => page.getByRole("region", { name: "Ваш ангар" });
export const show = (page: Page, view: string) =>
  drawing(page).getByRole("radio", { name: view, exact: true }).check({ force: true });

export const HANGARS = [
  "?roof=dvuhskat&width=12000&length=30&gates=5&doors=2&windows=7&panels=1",
  "?roof=s-kolonnoy-po-centru&width=23732&length=62.5&gates=5&gates_pos=2&doors=1&windows=9",
  "?roof=odnoskat-pristavnoy&width=8000&length=47&gates=3&windows=4",
  "?roof=odnoskat-otdelno&width=14750&length=5&gates=3&gates_pos=1",
];
