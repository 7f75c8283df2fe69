import type { ErrorBody } from "hangar-engine";

/** Why there is no calculation to send, and where to go from here. */
export function RequestError({ body, email }: { body: ErrorBody; email: string }) {
  return (
    <section class="notice" role="alert">
      <p class="notice-title">{body.error.message}</p>
      <ul>
        {body.error.details.map((detail) => (
          <li key={detail}>{detail}</li>
        ))}
      </ul>
      <p>
        Откройте <a href="/">калькулятор</a>, соберите ангар и нажмите «Оставить заявку» — номер подставится сам. Или
        свяжитесь с нами без номера: {body.alternatives.map(({ phone }) => phone).join(", ")},{" "}
        <a href={`mailto:${email}`}>{email}</a>.
      </p>
    </section>
  );
}
