import { render } from "preact";
import building from "../../drawing/building/building.css?inline";
import { reduce, type Action } from "../../calculator/calculator-state.ts";
import { styleSheet } from "../view/style-sheet.ts";
import { opened } from "./opened.ts";
import { PageCalculator } from "./PageCalculator.tsx";
import style from "./page.css?inline";

const room = document.getElementById("calculator")!;
const root = room.attachShadow({ mode: "open" });
const own = new CSSStyleSheet();
own.replaceSync(building + style);
root.adoptedStyleSheets = [styleSheet(), own];

let { state, told } = opened(new URLSearchParams(location.search));
show();

function show(): void {
  render(<PageCalculator calculator={{ state, dispatch }} told={told} />, root);
}

function dispatch(action: Action): void {
  const next = reduce(state, action);
  if (next !== state) told = [];
  state = next;
  show();
  const link = state.formAnswer.body?.calculator_link;
  // What stands in the address bar can be sent on.
  if (link) history.replaceState(history.state, "", new URL(link).search);
}
