/** Offers a new build. Nothing is taken without consent: the page under the person's hands stays as it is. */
export function UpdateBanner({ text, onTake, onPutOff }: { text: string; onTake: () => void; onPutOff: () => void }) {
  return (
    <div class="update-banner">
      <p>{text}</p>
      <p class="update-actions">
        <button type="button" class="button primary" onClick={onTake}>
          Обновить
        </button>
        <button type="button" class="button quiet" onClick={onPutOff}>
          Позже
        </button>
      </p>
    </div>
  );
}
