import { HangarForm } from "../../calculator/form/HangarForm.tsx";
import { RequestBuilder } from "./RequestBuilder.tsx";

/** With the form of the calculator's page. */
export const RussianBuilder = () => (
  <RequestBuilder lang="ru">
    <HangarForm />
  </RequestBuilder>
);
