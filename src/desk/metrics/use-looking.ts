import { useEffect, useState } from "preact/hooks";
import { askServer, type Seen, type Trouble } from "./ask-server.ts";
import { further, type Moment } from "./courses/course.ts";

/** From an answer to the next look, milliseconds. */
const PAUSE = 5_000;

/** A key as it was typed; the same once more is another attempt. */
export interface GivenKey {
  key: string;
}

/** What has been seen since the key was given. */
export interface Looking {
  last: Seen | undefined;
  course: readonly Moment[];
  /** Why the last look has shown nothing; what was seen before it stands. */
  trouble: Trouble["is"] | undefined;
}

const NOTHING: Looking = { last: undefined, course: [], trouble: undefined };

/** These pass by themselves; another key has to be typed, and a server without metrics to be set up. */
const PASSING: readonly Trouble["is"][] = ["no connection", "strange answer"];

/** Looks at the server again and again, while there is a key and somebody sees the page. */
export function useLooking(given: GivenKey | undefined): Looking {
  const [looking, setLooking] = useState(NOTHING);
  useEffect(() => {
    setLooking(NOTHING);
    if (!given) return;
    const { key } = given;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isAsking = false;
    let isOver = false;

    async function look(): Promise<void> {
      clearTimeout(timer);
      if (isAsking || isOver || document.hidden) return;
      isAsking = true;
      const asked = await askServer(key);
      isAsking = false;
      if (isOver) return;
      setLooking((before) => after(before, asked));
      if (asked.is === "seen" || PASSING.includes(asked.is)) timer = setTimeout(() => void look(), PAUSE);
      else isOver = true;
    }

    const onVisibility = () => void look();
    document.addEventListener("visibilitychange", onVisibility);
    void look();
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", onVisibility);
    };
  }, [given]);
  return looking;
}

function after({ last, course }: Looking, asked: Seen | Trouble): Looking {
  if (asked.is !== "seen") return { last, course, trouble: asked.is };
  return { last: asked, course: further(course, last?.overview, asked.overview, asked.at), trouble: undefined };
}
