import { Retry } from "../ui/Retry.tsx";

/** In the place of what must be answered. */
export const UNREAD = "Ваши слова ещё не прочитаны";

/** Instead of what words mean, as long as nothing has read them. */
export function Unread({ isLost, onRetry }: { isLost: boolean; onRetry: () => void }) {
  return (
    <p id="wish-questions" class="wish-unread-text" role={isLost ? "alert" : undefined}>
      {isLost ? "Не удалось загрузить разбор слов: проверьте связь. Слова останутся." : "Читаем ваши слова…"}{" "}
      {isLost && <Retry onRetry={onRetry} />}
    </p>
  );
}
