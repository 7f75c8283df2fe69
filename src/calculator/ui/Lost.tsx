import { Retry } from "./Retry.tsx";

/** In the place of a part of the page that could not be loaded. */
export function Lost({ onRetry }: { onRetry: () => void }) {
  return (
    <p class="message error" role="alert">
      Эта часть страницы не загрузилась: проверьте связь. <Retry onRetry={onRetry} />
    </p>
  );
}
