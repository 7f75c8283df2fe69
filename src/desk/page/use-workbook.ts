import { useEffect, useState } from "preact/hooks";
import { ARCHIVE, LIST } from "../../price-list/prices-folder.ts";
import { DeskRefusal } from "../desk-refusal.ts";
import type { Brought, Settled, WaitingWorkbook } from "../draft/draft.ts";
import { refusedText } from "../draft/words.ts";
import type { Imported } from "../workbook/import.ts";
import { base64, bytesOf } from "./base64.ts";
import { ANSWER_FIRST, useDesk } from "./use-desk.ts";
import { useTold } from "./use-told.ts";

/** Why a workbook was not taken as it is, with nothing that could be decided here: `problems` are the cells. */
interface Refusal {
  title: string;
  problems: readonly string[];
}

export interface Workbook {
  refusal: Refusal | undefined;
  /** What the last one changed. */
  brought: Brought | undefined;
  /** The workbook that waits for decisions, as it reads against the draft of now; `undefined` until it was read. */
  waiting: WaitingWorkbook | undefined;
  reading: DeskRefusal | Imported | undefined;
  /** Why no workbook can be given or taken just now. */
  why: string | undefined;
  take: (file: File | undefined) => Promise<void>;
  settle: (settled: Settled) => void;
  /** Brings in the waiting workbook with what was decided. */
  bring: (options: { mends: boolean; settled: Settled }) => Promise<void>;
  /** Lets the waiting workbook go. */
  drop: () => void;
}

const UNTIL_CHECKED = "Черновик ещё проверяется: секунду.";

export function useWorkbook(): Workbook {
  const { draft, act, problems, isSettled, list, conflicts } = useDesk();
  const [told, tell] = useTold<{ refusal?: Refusal; brought?: Brought }>();
  const [reading, setReading] = useState<Workbook["reading"]>();
  const [held, hold] = useState<File>();
  const waiting = draft.workbook;
  const mistakes = Object.keys(draft.typed).length + problems.size;
  const lasting = mistakes > 0 ? "Сначала исправьте ошибки на столе." : undefined;
  const why = conflicts.length > 0 ? ANSWER_FIRST : (lasting ?? (isSettled ? undefined : UNTIL_CHECKED));

  async function read(content: Uint8Array, mends: boolean, settled: Settled): Promise<DeskRefusal | Imported> {
    const { importWorkbook } = await import("./workbook-files.ts");
    const known = Object.entries(draft.base).flatMap(([name, text]) =>
      name === LIST || name.startsWith(`${ARCHIVE}/`) ? [text] : [],
    );
    try {
      return importWorkbook(draft.list, list, content, known, { mends, settled, own: draft.given ?? [] });
    } catch (error) {
      if (error instanceof DeskRefusal) return error;
      throw error;
    }
  }

  // What the desk changes meanwhile, changes what the workbook differs in.
  useEffect(() => {
    if (waiting === undefined) return setReading(undefined);
    if (why !== undefined) return;
    let isOver = false;
    void read(bytesOf(waiting.content), waiting.mends, {}).then((now) => isOver || setReading(now));
    return () => {
      isOver = true;
    };
  }, [waiting?.content, waiting?.mends, draft.list, why]);

  async function use(workbook: WaitingWorkbook): Promise<void> {
    const now = await read(bytesOf(workbook.content), workbook.mends, workbook.settled);
    if (!(now instanceof DeskRefusal)) {
      const changes = now.edits.map(({ key, name, field, value }) => ({ key, name, was: field.value, value }));
      const brought: Brought = { changes, notices: now.notices };
      if (changes.length > 0) act({ type: "list", text: now.text, brought });
      if (draft.workbook) act({ type: "workbook", workbook: undefined });
      return tell(changes.length > 0 ? undefined : { brought });
    }
    const isCurable = isOpen(now) || (now.mendable > 0 && !workbook.mends);
    if (isCurable || draft.workbook) act({ type: "workbook", workbook: isCurable ? workbook : undefined });
    tell(isCurable ? undefined : { refusal: refusedText(now) });
  }

  async function take(file: File): Promise<void> {
    hold(why === UNTIL_CHECKED ? file : undefined);
    if (why === UNTIL_CHECKED) return;
    if (why !== undefined) return tell({ refusal: { title: why, problems: ["Потом загрузите таблицу."] } });
    await use({ content: base64(new Uint8Array(await file.arrayBuffer())), mends: false, settled: {} });
  }

  // One that came while the draft was looked at is taken when that is done.
  useEffect(() => {
    if (held && why !== UNTIL_CHECKED) void take(held);
  }, [held, why]);

  return {
    refusal: told?.refusal,
    // A workbook that waits or was told of is a later one than that of the draft.
    brought: told || waiting ? told?.brought : draft.brought,
    waiting,
    reading: waiting && reading,
    why,
    take: async (file) => file && take(file),
    settle: (settled) => waiting && act({ type: "workbook", workbook: { ...waiting, settled } }),
    bring: async (options) => waiting && use({ ...waiting, ...options }),
    drop() {
      act({ type: "workbook", workbook: undefined });
      tell(undefined);
    },
  };
}

/** Whether nothing is wrong but that somebody is to choose. */
export const isOpen = ({ conflicts, problems }: DeskRefusal): boolean =>
  conflicts.length > 0 && conflicts.length === problems.length;
