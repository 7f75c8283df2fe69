/** Where a wish is typed, as plain HTML: what is made of it comes with the first use. */
export function WishField() {
  return (
    <>
      <label class="label" for="wish">
        Опишите ангар своими словами
      </label>
      <textarea id="wish" autocomplete="off" placeholder="Двускатный 12 на 30, двое ворот, сэндвич с монтажом" />
    </>
  );
}
