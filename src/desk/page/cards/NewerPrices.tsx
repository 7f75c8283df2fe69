import { useEffect, useState } from "preact/hooks";
import { LOGO_FILES } from "../../../price-list/manufacturer/logo-files.ts";
import { LIST, MANUFACTURER, RELEASED } from "../../../price-list/prices-folder.ts";
import { counted } from "../../../text/format.ts";
import { fieldMap, type Texts } from "../../draft/draft.ts";
import { shownValue } from "../../edit/shown-value.ts";
import { rebased } from "../../draft/rebase.ts";
import { fieldName } from "../../draft/words.ts";
import { pricesInForce } from "../prices-in-force.ts";
import { useDesk } from "../use-desk.ts";

const looksOf = (texts: Texts): string =>
  [LIST, MANUFACTURER, RELEASED, ...LOGO_FILES].map((name) => texts[name]).join("\u0000");

/** The site has other prices than the draft was begun with: its edits go over to them, and where both differ a person says whose hold. */
export function NewerPrices({ inForce }: { inForce: Texts | undefined }) {
  const { draft, act, list, setNewer, asks } = useDesk();
  const base = looksOf(draft.base);
  const [asked, setAsked] = useState({ of: base, asks, texts: inForce });
  // Another tab may have brought the draft over to prices that this page has not seen: only what is newly asked is newer.
  useEffect(() => {
    if (asked.of === base && asked.asks === asks) return;
    void pricesInForce().then((now) => setAsked({ of: base, asks, texts: now?.texts }));
  }, [base, asks]);
  const now = asked.texts ?? draft.base;
  const isOld = asked.of === base && looksOf(now) !== base;
  const { conflicts } = isOld ? rebased(draft, now, "mine") : { conflicts: [] };
  const isPlain = isOld && conflicts.length === 0;
  const bringOver = (winner: "mine" | "theirs"): void => {
    const { list, manufacturer, logo } = rebased(draft, now, winner);
    act({ type: "rebase", base: now, list, manufacturer, logo });
  };
  useEffect(() => {
    if (isPlain) bringOver("mine");
  }, [isPlain]);
  const isOpen = conflicts.length > 0;
  const version = String(fieldMap(now[LIST] ?? "").get("meta.version")?.value);
  useEffect(() => setNewer(isOpen ? version : undefined), [isOpen, version]);
  if (!isOpen) return null;
  return (
    <section class="notice" role="alert">
      <p class="notice-title">
        На сайте уже другой прайс-лист, и {counted(conflicts.length, "значение", "значения", "значений")} в нём изменили
        иначе, чем вы
      </p>
      <ul>
        {conflicts.map(({ file, key, before, mine, theirs }) => {
          const field =
            file === LIST ? (fieldMap(draft.list).get(key) ?? fieldMap(now[LIST] ?? "").get(key)) : undefined;
          return (
            <li key={key}>
              {field ? fieldName(field, list) : key}: было {shownValue(key, before)}, у вас {shownValue(key, mine)}, на
              сайте {shownValue(key, theirs)}
            </li>
          );
        })}
      </ul>
      <p class="desk-row">
        <button type="button" class="button small" onClick={() => bringOver("theirs")}>
          Взять с сайта
        </button>
        <button type="button" class="button small" onClick={() => bringOver("mine")}>
          Оставить мои
        </button>
        <span class="hint">Остальные ваши правки сохранятся в обоих случаях.</span>
      </p>
    </section>
  );
}
