/** Brings the person to the first field that is wrong, in the order of the page, or to what is told of none. */
export function goToFirstError(): void {
  const field =
    document.querySelector<HTMLElement>('#desk [aria-invalid="true"]') ?? document.getElementById("release-why");
  field?.scrollIntoView({ block: "center" });
  field?.focus({ preventScroll: true });
}
