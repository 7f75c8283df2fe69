/** Brings the person to the first field that is wrong, in the order of the page. */
export function goToFirstError(): void {
  const field = document.querySelector<HTMLElement>('#desk [aria-invalid="true"]');
  field?.scrollIntoView({ block: "center" });
  field?.focus({ preventScroll: true });
}
