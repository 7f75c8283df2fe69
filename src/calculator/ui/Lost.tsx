/** In the place of a part of the page that could not be loaded. */
export function Lost() {
  return (
    <p class="message error" role="alert">
      Эта часть страницы не загрузилась. Проверьте связь и обновите страницу: расчёт останется.
    </p>
  );
}
