import { PREVIEW_KEY, previewData } from "./draft-data.ts";

/*
 * The calculator of dealers' pages over an engine made of the draft: the build gives that engine the data of
 * `engine-data.ts`. Nothing of it is loaded before there is a draft.
 */
const room = document.getElementById("preview")!;

if (previewData()) {
  await import("../../embed/embed.ts");
  const calculator = document.createElement("hangar-calculator");
  // The ways on lead to the site, where today's prices are.
  const mark = document.createElement("p");
  mark.slot = "actions";
  mark.textContent = "Черновик: заявку по этим ценам оставить ещё нельзя.";
  calculator.append(mark);
  room.replaceChildren(calculator);
} else {
  room.textContent = "Черновика пока нет: откройте ценовой стол и нажмите «Посмотреть на сайте».";
}

addEventListener("storage", ({ key }) => {
  if (key === PREVIEW_KEY) location.reload();
});
