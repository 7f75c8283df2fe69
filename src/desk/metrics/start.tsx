import { render } from "preact";
import { MetricsPage } from "./MetricsPage.tsx";

const room = document.getElementById("metrics")!;
room.replaceChildren();
render(<MetricsPage />, room);
