import { createSaveQueue, overallState, type SaveState, type Schema } from '@uplink/api-client';
import type { useUplink } from '@uplink/api-client/react';
import { fromItems, type WorksheetAnswers } from '@uplink/kit/homeworks';
import {
  type Conflict,
  findConflicts,
  formDraft,
  isUnsafe,
  useLeaveWarning,
} from '@uplink/kit/saving';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { messages } from './homework.messages.ts';
import { describeConflict } from './worksheet-conflict.rules.ts';

/** The form of a homework while it is filled in, and how safe it is. */
export interface WorksheetDraft {
  answers: WorksheetAnswers;
  saveState: SaveState;
  savedAt: string | undefined;
  saveMessage: string | undefined;
  onAnswer: (itemId: string, answer: string) => void;
  onRetrySave: () => void;
  /** The form, when it was changed here and elsewhere. */
  conflicts: readonly Conflict[];
  onResolve: (id: string, choice: 'mine' | 'theirs') => void;
  /** Sends what waits before the form is handed in; throws when a version has to be chosen first. */
  settle: () => Promise<void>;
  /** The form was handed in. */
  clear: () => void;
}

/** Keeps the draft of a form safe. A homework of files has none. */
export function useWorksheetDraft(
  client: ReturnType<typeof useUplink>,
  homework: Schema<'Homework'> | undefined,
): WorksheetDraft {
  const form = homework?.task.type === 'DIGITIZE' ? homework : undefined;
  const homeworkId = form?.homeworkId ?? 0;
  const key = `homework:${homeworkId}`;
  const queue = useMemo(
    () => createSaveQueue<WorksheetAnswers>(formDraft(client, `homework.${homeworkId}`)),
    [client, homeworkId],
  );
  useEffect(() => {
    const draft = form?.formDraft;
    if (draft) queue.load(key, draft.value as WorksheetAnswers, draft);
  }, [queue, form, key]);
  const entries = useSyncExternalStore(queue.subscribe, queue.getSnapshot);
  const entry = entries.get(key);
  useLeaveWarning(isUnsafe(entry?.state ?? 'saved'));
  const handedIn = form?.submissions[0];
  const answers = entry?.value ?? (handedIn ? fromItems(handedIn.items) : {});

  return {
    answers,
    saveState: entry?.state ?? 'saved',
    savedAt: entry?.savedAt,
    saveMessage: entry?.message,
    onAnswer: (itemId, answer) => queue.set(key, { ...answers, [itemId]: answer }),
    onRetrySave: queue.retry,
    conflicts: findConflicts(entries, (_, mine, theirs) =>
      describeConflict(form?.task.sections ?? [], mine, theirs),
    ),
    onResolve: queue.resolve,
    async settle() {
      await queue.settle();
      // Handing in would write over what was saved elsewhere.
      if (overallState(queue.getSnapshot().values()) === 'conflict') {
        throw new Error(messages.chooseFirst);
      }
    },
    clear: queue.clear,
  };
}
