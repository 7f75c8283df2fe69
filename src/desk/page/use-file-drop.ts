import { useEffect, useRef, useState } from "preact/hooks";

/** Takes a file that is dropped anywhere on the page, where a browser would open it instead; tells whether one is above it. */
export function useFileDrop(take: (file: File) => void): boolean {
  const [isOver, setOver] = useState(false);
  const taking = useRef(take);
  taking.current = take;
  useEffect(() => {
    const whileOnPage = new AbortController();
    const listen = (type: "dragover" | "dragleave" | "drop", told: (event: DragEvent) => void): void => {
      const heard = (event: DragEvent): void => {
        // Text may be dragged from one field into another.
        if (event.dataTransfer?.types.includes("Files")) told(event);
      };
      document.addEventListener(type, heard, whileOnPage);
    };
    listen("dragover", (event) => {
      event.preventDefault();
      setOver(true);
    });
    listen("dragleave", ({ relatedTarget }) => relatedTarget === null && setOver(false));
    listen("drop", (event) => {
      event.preventDefault();
      setOver(false);
      const [file] = event.dataTransfer!.files;
      if (file) taking.current(file);
    });
    return () => whileOnPage.abort();
  }, []);
  return isOver;
}
