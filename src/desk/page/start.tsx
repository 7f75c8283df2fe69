import { render } from "preact";
import { config } from "zod";
import { Desk } from "./Desk.tsx";
import { pricesInForce } from "./prices-in-force.ts";
import { openDraft } from "./draft-store.ts";

// The page's policy lets no text become code, and zod need not try.
config({ jitless: true });

const room = document.getElementById("desk")!;

const first = await pricesInForce();
const store = openDraft(first?.texts);
room.replaceChildren();
if (store) render(<Desk store={store} first={first} />, room);
else
  render(
    <p class="notice" role="alert">
      Прайс-лист не открылся: нет сети. Обновите страницу, когда она появится.
    </p>,
    room,
  );

// What writes and reads workbooks is there before it is asked for, and without a network, too.
setTimeout(() => void import("./workbook-files.ts"), 2000);
