/** Beside what was told not to have come. */
export function Retry({ onRetry }: { onRetry: () => void }) {
  return (
    <button type="button" class="button small" onClick={onRetry}>
      Попробовать ещё раз
    </button>
  );
}
