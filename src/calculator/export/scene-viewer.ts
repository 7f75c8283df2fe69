/** A phone's own viewer of models over its camera. */
const VIEWER = "intent://arvr.google.com/scene-viewer/1.0";
const INTENT = "scheme=https;package=com.google.android.googlequicksearchbox;action=android.intent.action.VIEW";

/** Phones that open such a link. */
export const hasSceneViewer = (): boolean => /Android/.test(navigator.userAgent);

/** Opens a model where one stands, in its own size; a phone without the viewer goes to `page`. */
export function sceneViewerLink(model: string, page: string): string {
  const query = new URLSearchParams({ file: model, mode: "ar_preferred", resizable: "false" });
  return `${VIEWER}?${query}#Intent;${INTENT};S.browser_fallback_url=${encodeURIComponent(page)};end;`;
}
