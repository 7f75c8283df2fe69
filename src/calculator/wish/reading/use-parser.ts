import { useEffect, useState } from "preact/hooks";
import type { Read } from "./answers.ts";
import { loadParser } from "./load-parser.ts";

/** What reads a wish, once it has come; `isLost`: whether it could not be loaded, and is with `load`. */
export function useParser(onRead: () => void): { read: Read | undefined; isLost: boolean; load: () => void } {
  const [loaded, setLoaded] = useState<{ read: Read }>();
  const [isLost, setLost] = useState(false);
  const load = () => {
    setLost(false);
    loadParser().then(
      (read) => {
        setLoaded({ read });
        onRead();
      },
      () => setLost(true),
    );
  };
  useEffect(load, []);
  return { read: loaded?.read, isLost, load };
}
