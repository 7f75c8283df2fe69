import { render } from "preact";
import { addStylesheet } from "../calculator/ui/add-stylesheet.ts";
import { onScreen, whenOnScreenChanges } from "../calculator/ui/on-screen.ts";
import { UpdateBanner } from "./UpdateBanner.tsx";
import type { Served } from "./ask-server.ts";
import { takeUpdate } from "./take-update.ts";
import banner from "./update-banner.css?url";
import { updateText, type Priced } from "./update-text.ts";

type ServedEngine = Pick<typeof import("hangar-engine"), "calculate" | "priceList">;

/** The build that is offered, or was put off. */
let offered: string | undefined;

/** Tells once of every new build, with the old and the new total of the hangar on the page as long as it changes. */
export async function offerUpdate({ build, engine: path }: Served): Promise<void> {
  const place = document.getElementById("update");
  if (offered === build || !place) return;
  offered = build;
  const [engine] = await Promise.all([
    (import(/* @vite-ignore */ path) as Promise<ServedEngine>).catch(() => undefined),
    addStylesheet(banner).catch(() => undefined),
  ]);

  const show = (): void => render(<UpdateBanner text={text(engine)} onTake={takeUpdate} onPutOff={putOff} />, place);
  const stop = whenOnScreenChanges(show);
  const putOff = (): void => {
    stop();
    render(null, place);
  };
  show();
}

function text(engine: ServedEngine | undefined): string {
  const { shown } = onScreen();
  const version = document.getElementById("freshness")?.dataset["version"] ?? "";
  const own: Priced = { version, total: shown?.result.total_with_vat };
  if (engine === undefined) return updateText(own, undefined);
  const answer = shown && engine.calculate(new URL(shown.calculator_link).searchParams);
  const total = answer?.status === 200 ? answer.body.result.total_with_vat : undefined;
  return updateText(own, { version: engine.priceList.meta.version, total });
}
