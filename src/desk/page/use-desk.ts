import { createContext } from "preact";
import { useContext, useEffect, useMemo, useState } from "preact/hooks";
import { loadPriceList } from "../../price-proof/load.ts";
import { folderOf, LIST, ROWS } from "../../price-list/prices-folder.ts";
import type { PriceList } from "../../price-list/schema.ts";
import { assess, type Assessment } from "../draft/assess.ts";
import type { Action, Draft } from "../draft/draft.ts";
import { rebased, type Conflict } from "../draft/rebase.ts";
import { standing } from "../draft/standing.ts";
import type { DraftStore } from "./draft-store.ts";
import type { PricesInForce } from "./prices-in-force.ts";
import { useInForce, type InForce } from "./use-in-force.ts";

export interface Desk {
  draft: Draft;
  act: (action: Action) => void;
  /** Takes the last step back; nothing where none is known. */
  goBack: (() => void) | undefined;
  /** How many edits were made on this page. */
  edits: number;
  /** Of the draft as it was when typing paused; `isSettled` while that is the draft of now. */
  assessment: Assessment;
  isSettled: boolean;
  /** What is wrong with fields of the list and of the contacts that nobody has touched since they were looked at. */
  problems: ReadonlyMap<string, string>;
  contactProblems: ReadonlyMap<string, string>;
  /** The list that the draft was begun with, and the draft's as it last could be used: names are taken of it. */
  before: PriceList;
  list: PriceList;
  /** What the site has by now, and the values that it changed otherwise than the draft: somebody is to say whose hold. */
  inForce: InForce;
  conflicts: readonly Conflict[];
  /** Whether this site publishes by itself, and the key that whoever publishes has typed. */
  canPublish: boolean;
  token: string;
  setToken: (token: string) => void;
  /** Whether something is on its way to be published. */
  isSending: boolean;
  setSending: (isSending: boolean) => void;
}

export const DeskContext = createContext<Desk | undefined>(undefined);

/** Why nothing goes on before the notice of newer prices is answered. */
export const ANSWER_FIRST = "На сайте уже другой прайс-лист: сначала выберите вверху страницы, чьи значения верны.";

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error("useDesk outside of Desk");
  return desk;
}

/** The day of the manager's own clock, as `2026-11-20`. */
export const today = (): string => new Date().toLocaleDateString("sv");

/** What a draft is assessed by: all else, such as who releases it, changes nothing of that. */
const ASSESSED = ["base", "list", "manufacturer", "logo", "typed", "date"] as const;

/** Long enough for the next key: every bill is proven anew. */
const PAUSE_MS = 450;

const NO_OTHERS = { conflicts: [] };

export function useDeskOf(store: DraftStore, first: PricesInForce | undefined): Desk {
  const [draft, setDraft] = useState(store.draft);
  const [assessed, setAssessed] = useState(() => ({ draft, assessment: assess(draft, today()) }));
  const [list, setList] = useState(() => assessed.assessment.list ?? listInForce(draft));
  const [token, setToken] = useState("");
  const [isSending, setSending] = useState(false);
  const inForce = useInForce(draft.base, first?.texts, isSending);
  const { conflicts, judged } = useMemo(() => {
    const { conflicts, ...brought } = inForce.isBase ? NO_OTHERS : rebased(draft, inForce.texts);
    // While somebody is to say whose values hold, what changes is looked at over what the site has by now.
    return { conflicts, judged: conflicts.length > 0 ? { ...draft, ...brought, base: inForce.texts } : draft };
  }, [draft, inForce.texts, inForce.isBase]);
  useEffect(() => {
    // Effects of what is inside run first: the draft may have gone over to newer prices before anybody listened.
    setDraft(store.draft);
    return store.listen(() => setDraft(store.draft));
  }, [store]);
  const isSettled = ASSESSED.every((part) => assessed.draft[part] === judged[part]);
  useEffect(() => {
    if (isSettled) return;
    const timer = setTimeout(() => {
      const assessment = assess(judged, today());
      setAssessed({ draft: judged, assessment });
      if (assessment.list) setList(assessment.list);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [judged, assessed]);
  const { assessment, draft: then } = assessed;
  return {
    draft,
    act: (action) => store.act(action),
    goBack: store.canGoBack ? () => store.goBack() : undefined,
    edits: store.edits,
    assessment,
    problems: standing(assessment.problems, then.list, draft.list),
    contactProblems: standing(assessment.contactProblems, then.manufacturer, draft.manufacturer),
    isSettled,
    before: listInForce(draft),
    list,
    inForce,
    conflicts,
    canPublish: first?.canPublish ?? false,
    token,
    setToken,
    isSending,
    setSending,
  };
}

let lastInForce: { text: string; list: PriceList } | undefined;

function listInForce({ base }: Draft): PriceList {
  const text = `${base[LIST]}${base[ROWS]}`;
  if (lastInForce?.text !== text) lastInForce = { text, list: loadPriceList(folderOf(new Map(Object.entries(base)))) };
  return lastInForce.list;
}
