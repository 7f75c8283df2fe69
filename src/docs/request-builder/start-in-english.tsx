import { render } from "preact";
import { WholeForm } from "../../embed/page/WholeForm.tsx";
import { RequestBuilder } from "./RequestBuilder.tsx";

/*
 * `/request-builder-en.js`: the request builder of the English page, with the form of the English calculator. The build
 * makes it speak, as it does that calculator.
 */
const root = document.getElementById("request-builder")!;
root.replaceChildren();
render(
  <RequestBuilder lang="en">
    <WholeForm />
  </RequestBuilder>,
  root,
);
