import { dayOf } from "../../text/version.ts";
import { calculate, priceList } from "hangar-engine";
import { defaultHangar } from "../form/default-hangar.ts";
import { formParameters } from "../form/form-state.ts";
import { contactsOf } from "../../applications/request/contacts.ts";
import { quoteRequestOf, type QuoteRequest } from "./quote-request.ts";

/** A quote request for the documentation, made as the page makes every other. */
export function exampleQuoteRequest(): QuoteRequest {
  const answer = calculate(formParameters(defaultHangar(priceList)));
  if (answer.status === 400) throw new Error(answer.body.error.details.join("; "));
  const contacts = contactsOf({
    name: "Иван",
    phone: "8 900 123-45-67",
    email: "ivan@example.com",
    place: "Казань",
    comment: "Нужно к весне",
  });
  const pressed = new Date(`${dayOf(priceList.meta.version)}T09:30:00Z`);
  return quoteRequestOf(answer.body, contacts, "5f0c1d2e3b4a59687786a5b4c3d2e1f0", pressed);
}
