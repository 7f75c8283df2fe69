import { CONTACT_WORDS } from "../../../price-list/manufacturer/contact-words.ts";
import { MANUFACTURER } from "../../../price-list/prices-folder.ts";
import { fieldMap } from "../../draft/draft.ts";
import { contactMend } from "../../edit/contact-mend.ts";
import { LogoField } from "./LogoField.tsx";
import { useAsTyped } from "../use-as-typed.ts";
import { useDesk } from "../use-desk.ts";

const EMPTY = "пусто — не показываем";

/** In the order of the form, with what is to be known of some. */
const CONTACTS: readonly (readonly [name: keyof typeof CONTACT_WORDS, hint?: string])[] = [
  ["brand"],
  ["legal_name"],
  ["city"],
  ["service_area"],
  ["phone", "с +7; он же в ответах программам"],
  ["phone_name", `например отдел продаж; ${EMPTY}`],
  ["phones", "через точку с запятой, за номером имя: +7 900 123-45-67 монтаж; +7 900 765-43-21"],
  ["email"],
  ["website"],
  ["contacts"],
  ["telegram", `имя без @; ${EMPTY}`],
  ["whatsapp", `номер с +7; ${EMPTY}`],
  ["max", `ссылка https://max.ru/…; ${EMPTY}`],
  ["vk", `имя, как в vk.com/имя; ${EMPTY}`],
  ["privacy_policy", EMPTY],
];

/** Who answers for the price and where to turn. */
export function ContactsCard() {
  return (
    <section class="card desk-card" id="contacts" aria-labelledby="contacts-title">
      <h2 id="contacts-title">Контакты</h2>
      <p class="hint">Появятся на сайте вместе с ценами. Если менялись только они, новый прайс-лист не выпускается.</p>
      <div class="desk-fields">
        {CONTACTS.map(([name, hint]) => (
          <ContactField key={name} name={name} hint={hint} />
        ))}
        <LogoField />
      </div>
    </section>
  );
}

function ContactField({ name, hint }: { name: keyof typeof CONTACT_WORDS; hint: string | undefined }) {
  const { draft, act, contactProblems } = useDesk();
  const valueIn = (text: string): string => String(fieldMap(text).get(name)?.value ?? "");
  const value = valueIn(draft.manufacturer);
  const [shown, typeShown] = useAsTyped(value);
  const label = CONTACT_WORDS[name];
  const problem = contactProblems.get(name);
  const mend = problem && contactMend(name, value);
  return (
    <div>
      <label for={`contact-${name}`}>{label}</label>
      <input
        id={`contact-${name}`}
        class={`desk-input${value === valueIn(draft.base[MANUFACTURER] ?? "") ? "" : " changed"}`}
        value={shown}
        autocomplete="off"
        aria-invalid={problem !== undefined}
        aria-describedby={problem || hint ? `contact-${name}-hint` : undefined}
        onInput={({ currentTarget }) => {
          typeShown(currentTarget.value);
          act({ type: "contact", name, value: currentTarget.value });
        }}
      />
      {(problem || hint) && (
        <p id={`contact-${name}-hint`} class={problem ? "desk-problem" : "hint"}>
          {problem ? `${label}: ${problem}` : hint}{" "}
          {mend !== undefined && (
            <button type="button" class="button small" onClick={() => act({ type: "contact", name, value: mend })}>
              Поставить {mend}
            </button>
          )}
        </p>
      )}
    </div>
  );
}
