import { CONTACT_WORDS } from "../../../price-list/manufacturer/contact-words.ts";
import { MANUFACTURER } from "../../../price-list/prices-folder.ts";
import { fieldMap } from "../../draft/draft.ts";
import { contactMend } from "../../edit/contact-mend.ts";
import { LogoField } from "./LogoField.tsx";
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
  const { draft, act, contactProblems } = useDesk();
  const [fields, before] = [fieldMap(draft.manufacturer), fieldMap(draft.base[MANUFACTURER] ?? "")];
  return (
    <section class="card desk-card" id="contacts" aria-labelledby="contacts-title">
      <h2 id="contacts-title">Контакты</h2>
      <p class="hint">Появятся на сайте вместе с ценами. Если менялись только они, новый прайс-лист не выпускается.</p>
      <div class="desk-fields">
        {CONTACTS.map(([name, hint]) => {
          const label = CONTACT_WORDS[name];
          const value = String(fields.get(name)?.value ?? "");
          const problem = contactProblems.get(name);
          const mend = problem && contactMend(name, value);
          return (
            <div key={name}>
              <label for={`contact-${name}`}>{label}</label>
              <input
                id={`contact-${name}`}
                class={`desk-input${value === String(before.get(name)?.value ?? "") ? "" : " changed"}`}
                value={value}
                autocomplete="off"
                aria-invalid={problem !== undefined}
                aria-describedby={problem || hint ? `contact-${name}-hint` : undefined}
                onChange={({ currentTarget }) => act({ type: "contact", name, value: currentTarget.value })}
              />
              {(problem || hint) && (
                <p id={`contact-${name}-hint`} class={problem ? "desk-problem" : "hint"}>
                  {problem ? `${label}: ${problem}` : hint}{" "}
                  {mend !== undefined && (
                    <button
                      type="button"
                      class="button small"
                      onClick={() => act({ type: "contact", name, value: mend })}
                    >
                      Поставить {mend}
                    </button>
                  )}
                </p>
              )}
            </div>
          );
        })}
        <LogoField />
      </div>
    </section>
  );
}
