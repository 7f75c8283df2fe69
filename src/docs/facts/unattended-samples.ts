import { baseUrl } from "hangar-engine";
import { DOCS_TEXTS } from "../../messages/by-language.ts";
import { LANGS, type Lang } from "../../text/lang.ts";
import { example, spokenCall } from "./calls.ts";
import { engineIn } from "./lang.ts";
import { csvUrl, type Sample } from "./samples.ts";

/* Code to copy that runs where nobody watches: it waits for no answer for ever, asks again, and says what was wrong. */

const TOTAL_IN_PHP: Readonly<Record<Lang, string>> = {
  ru: `number_format($answer['result']['total_with_vat'], 0, ',', "\\u{A0}") . "\\u{A0}₽"`,
  en: `"RUB\\u{A0}" . number_format($answer['result']['total_with_vat'])`,
};

/** A shortcode of WordPress. */
export const wordPress = (lang: Lang): Omit<Sample, "answer"> => ({
  kind: "call",
  syntax: "php",
  code: `<?php // functions.php: [hangar]
add_shortcode('hangar', function () {
    $price = get_transient('hangar');
    if ($price !== false) return $price;
    for ($attempt = 1; $attempt <= 2; $attempt++) {
        $reply = wp_remote_get("${baseUrl}${spokenCall({ path: example.query }, lang).path}", ['timeout' => 5]);
        if (in_array(wp_remote_retrieve_response_code($reply), [200, 400])) break;
    }
    $answer = json_decode(wp_remote_retrieve_body($reply), true);
    if (isset($answer['result'])) {
        $total = ${TOTAL_IN_PHP[lang]};
        $price = '<a href="' . esc_url($answer['calculator_link']) . '">' . esc_html($total) . '</a> '
            . esc_html(implode(' ', $answer['warnings']));
        set_transient('hangar', $price, HOUR_IN_SECONDS);
        return $price;
    }
    $wrong = array_column($answer['error']['problems'] ?? [], 'parameter');
    $told = esc_html($wrong ? 'hangar: ' . implode(', ', $wrong) : '');
    set_transient('hangar', $told, MINUTE_IN_SECONDS); // no page waits for a service that is silent
    return $told;
});`,
});

const { roof, width, length } = example.request;
/** What the page suggests to write to the bot. */
export const messageToBot = `${roof} ${width} ${length}`;

/** A bot of Telegram. */
export const telegramBot = (lang: Lang): Sample => ({
  kind: "bot",
  syntax: "js",
  code: `const bot = (process.env.BOT_API ?? "https://api.telegram.org") + "/bot" + process.env.BOT_TOKEN;

async function ask(url, seconds, body) {
  for (let attempt = 1; attempt <= 3; attempt++) {
    const response = await fetch(url, {
      signal: AbortSignal.timeout(seconds * 1000),
      ...(body && { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }),
    }).catch(() => undefined);
    if (response?.ok || response?.status === 400) return response.json();
    await new Promise((done) => setTimeout(done, 2 ** attempt * 1000));
  }
  return {};
}

async function priceOf(message) {
  const [roof = "", width = "", length = ""] = message.split(/\\s+/);
  const hangar = new URLSearchParams({ roof, width, length${lang === LANGS[0] ? "" : `, lang: "${lang}"`} });
  const { error, summary_for_ai } = await ask("${baseUrl}/v1/calc?" + hangar, 10);
  if (error) return [error.message, ...error.details].join("\\n");
  return summary_for_ai ?? "${DOCS_TEXTS[lang].samples.silence}";
}

for (let offset = 0; ; ) {
  const { result = [] } = await ask(bot + "/getUpdates", 60, { offset, timeout: 50 });
  for (const { update_id, message } of result) {
    offset = update_id + 1;
    if (!message?.text) continue;
    await ask(bot + "/sendMessage", 10, { chat_id: message.chat.id, text: await priceOf(message.text) });
  }
}`,
  answer: saidByBot(lang),
});

function saidByBot(lang: Lang): string {
  const { status, body } = engineIn(lang).calculate({ roof, width, length });
  if (status !== 200) throw new Error(body.error.details.join("; "));
  return body.summary_for_ai;
}

/** The bill as a table of Excel or Power BI. */
export function powerQuery(lang: Lang): Omit<Sample, "answer"> {
  const { reply, table, numbers, bill, refusal, wrong } = DOCS_TEXTS[lang].samples;
  const code = `let
    ${reply} = Web.Contents("${csvUrl(lang)}", [
        Timeout = #duration(0, 0, 0, 10),
        ManualStatusHandling = {400}
    ]),
    ${table} = Table.PromoteHeaders(Csv.Document(${reply}, [Delimiter = ",", Encoding = 65001])),
    ${numbers} = {{"price", type number}, {"qty", type number}, {"sum", type number}},
    ${bill} = Table.TransformColumnTypes(${table}, ${numbers}, "en-US"),
    ${refusal} = Json.Document(${reply})[error],
    ${wrong} = Text.Combine(List.Transform(${refusal}[problems], each [parameter]), ", ")
in
    if Value.Metadata(${reply})[Response.Status] = 400 then error ${refusal}[message] & " " & ${wrong} else ${bill}`;
  return { kind: "call", syntax: "powerquery", code };
}
