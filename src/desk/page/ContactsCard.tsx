import { MANUFACTURER } from "../../price-list/prices-folder.ts";
import { fieldMap } from "../draft/draft.ts";
import { useDesk } from "./use-desk.ts";

const CONTACTS: readonly (readonly [name: string, label: string, hint?: string])[] = [
  ["brand", "Название"],
  ["legal_name", "Юридическое лицо"],
  ["city", "Город"],
  ["service_area", "Где работаете"],
  ["phone", "Телефон"],
  ["email", "Почта"],
  ["website", "Сайт"],
  ["contacts", "Страница контактов"],
  ["telegram", "Telegram", "имя без @; пусто — не показываем"],
  ["whatsapp", "WhatsApp", "номер с +7; пусто — не показываем"],
  ["privacy_policy", "Страница о персональных данных", "пусто — не показываем"],
];

/** Who answers for the price and where to turn. */
export function ContactsCard() {
  const { draft, act, assessment, isSettled } = useDesk();
  const [fields, before] = [fieldMap(draft.manufacturer), fieldMap(draft.base[MANUFACTURER] ?? "")];
  return (
    <section class="card desk-card" id="contacts" aria-labelledby="contacts-title">
      <h2 id="contacts-title">Контакты</h2>
      <p class="hint">Появятся на сайте вместе с ценами. Если менялись только они, новый прайс-лист не выпускается.</p>
      <div class="desk-fields">
        {CONTACTS.map(([name, label, hint]) => {
          const value = String(fields.get(name)?.value ?? "");
          const problem = isSettled ? assessment.contactProblems.get(name) : undefined;
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
                  {problem ? `${label}: ${problem}` : hint}
                </p>
              )}
            </div>
          );
        })}
      </div>
    </section>
  );
}
