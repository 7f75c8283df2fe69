import { PREVIEW_KEY, previewData } from "./draft-data.ts";
import { keepTitleMarked, keepWithinDraft } from "./keep-marked.ts";

/*
 * The calculator's own page over an engine made of the draft: the build gives that engine the data of `engine-data.ts`,
 * and puts what is in `instead/` in the place of what would carry prices off without their mark. Nothing of it is loaded
 * before there is a draft.
 */
const room = document.getElementById("calculator")!;

const data = previewData();
if (data) {
  keepTitleMarked();
  keepWithinDraft(document.getElementById("draft-told")!);
  const [{ showCalculator }, { showManufacturer }] = await Promise.all([
    import("./show-calculator.tsx"),
    import("./show-manufacturer.tsx"),
  ]);
  showManufacturer(data);
  showCalculator(room);
} else {
  room.textContent = "Черновика пока нет: откройте ценовой стол и нажмите «Посмотреть на сайте».";
}

addEventListener("storage", ({ key }) => {
  if (key === PREVIEW_KEY) location.reload();
});
