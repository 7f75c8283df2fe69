import { isLast, type Progress } from "../../../services/release-progress.ts";
import type { Submission } from "../../release/submission.ts";
import { authorization } from "./authorization.ts";
import { progressOf } from "./progress-of.ts";

const RELEASES = "/desk/releases";

const WRONG_KEY = "Ключ не подошёл: проверьте его. Черновик цел.";

/** Publishes and tells how it goes, to the last word. */
export async function* publish(submission: Submission, token: string): AsyncGenerator<Progress> {
  const failed = (text: string): Progress => ({ step: "failed", text });
  const key = authorization(token);
  if (!key) return yield failed(WRONG_KEY);
  const response = await fetch(RELEASES, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...key },
    body: JSON.stringify(submission),
  }).catch(() => undefined);
  if (!response?.body) return yield failed("Нет сети. Черновик цел: попробуйте ещё раз.");
  if (!response.ok) return yield failed(await refusalOf(response));
  let last: Progress | undefined;
  try {
    for await (const progress of progressOf(response.body)) yield (last = progress);
  } catch {
    // Told below.
  }
  if (last === undefined || !isLast(last)) {
    yield failed(
      "Связь прервалась. Если сервер цел, он продолжает: опубликуйте ещё раз — увидите, как он кончит. Черновик цел.",
    );
  }
}

async function refusalOf(response: Response): Promise<string> {
  const { error } = (await response.json().catch(() => ({}))) as { error?: { message?: string } };
  if (response.status === 401) return WRONG_KEY;
  return `${error?.message ?? `Сервер не принял выпуск (${response.status}).`} Черновик цел.`;
}
