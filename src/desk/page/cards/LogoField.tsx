import { logoProblem } from "../../../price-list/manufacturer/logo.ts";
import { isPicture, LOGO_FILES, type LogoFile } from "../../../price-list/manufacturer/logo-files.ts";
import { fieldMap } from "../../draft/draft.ts";
import { logoPicture } from "../../draft/logo-picture.ts";
import { base64 } from "../base64.ts";
import { useDesk } from "../use-desk.ts";
import { useTold } from "../use-told.ts";

/** The manufacturer's logo: a file to bring, looked at before it is taken. */
export function LogoField() {
  const { draft, act } = useDesk();
  const [problem, tell] = useTold<string>();
  const file = fieldMap(draft.manufacturer).get("logo")?.value as LogoFile | undefined;
  const picture = logoPicture(draft);

  async function take(given: File | undefined): Promise<void> {
    if (!given) return;
    const name = LOGO_FILES.find((each) => each.endsWith(given.name.slice(-4).toLowerCase()));
    if (!name) return tell("нужен файл SVG или PNG");
    const brought = isPicture(name) ? base64(new Uint8Array(await given.arrayBuffer())) : await given.text();
    const wrong = logoProblem(name, brought);
    tell(wrong);
    if (wrong === undefined) act({ type: "logo", file: name, text: brought });
  }

  return (
    <div>
      <span class="label">Логотип</span>
      <p class="desk-row">
        {picture !== undefined && <img class="desk-logo" {...picture} alt="Логотип" />}
        <label class="button small">
          {file ? "Заменить…" : "Выбрать файл…"}
          <input
            class="visually-hidden"
            type="file"
            accept=".svg,.png"
            aria-describedby="logo-hint"
            onChange={({ currentTarget }) => {
              void take(currentTarget.files?.[0]);
              currentTarget.value = "";
            }}
          />
        </label>
        {file && (
          <button
            type="button"
            class="button small quiet"
            onClick={() => act({ type: "contact", name: "logo", value: "" })}
          >
            Убрать
          </button>
        )}
      </p>
      <p id="logo-hint" class={problem ? "desk-problem" : "hint"} role="status">
        {problem
          ? `Логотип: ${problem}`
          : "SVG или PNG до 30 КБ: встанет в шапку сайта и предложения вместо рисунка ангара, широкий — и вместо названия"}
      </p>
    </div>
  );
}
