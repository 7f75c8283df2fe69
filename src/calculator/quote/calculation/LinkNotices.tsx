/** What of the link could not be used, or was mended: nobody asks for another hangar than the link names without knowing. */
export function LinkNotices({ notices }: { notices: readonly string[] }) {
  if (notices.length === 0) return null;
  return (
    <section class="notice" role="alert" aria-label="Замечания к ссылке">
      <p class="notice-title">Часть ссылки не понята, остальное — в расчёте</p>
      <ul class="plain-list">
        {notices.map((notice) => (
          <li key={notice}>{notice}</li>
        ))}
      </ul>
    </section>
  );
}
