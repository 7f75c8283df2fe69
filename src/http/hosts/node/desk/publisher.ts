import { isLast, type Progress } from "../../../../services/release-progress.ts";

/** A release, as text of JSON, on its way to the process that publishes; and what it says of it. */
export interface ToPublisher {
  publish: string;
  id: number;
}
export interface FromPublisher {
  progress: Progress;
  id: number;
}

/** Has a release published by the process that started this one; what it says comes until the last word. */
export function publish(release: string, onProgress: (progress: Progress) => void): void {
  const id = ++published;
  const listen = (message: Partial<FromPublisher>): void => {
    if (message.id !== id || message.progress === undefined) return;
    onProgress(message.progress);
    if (isLast(message.progress)) process.off("message", listen);
  };
  process.on("message", listen);
  const asked: ToPublisher = { publish: release, id };
  process.send!(asked);
}

let published = 0;

/** Set by who publishes for the server that it starts: managers of processes, too, have a channel to theirs. */
export const PUBLISHER = "DESK_PUBLISHER";

/** Whether this process was started by one that publishes. */
export const hasPublisher = (): boolean => process.env[PUBLISHER] !== undefined && process.send !== undefined;
