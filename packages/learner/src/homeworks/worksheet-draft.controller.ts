import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import type { useUplink } from '@uplink/api-client/react';
import { fromItems, type WorksheetAnswers } from '@uplink/kit/homeworks';
import { formDraft, type Saving, savingOf, storedDraft, useSaveQueue } from '@uplink/kit/saving';
import { useMemo } from 'react';
import { homeworkMessages } from './homework.messages.ts';
import { describeConflict } from './worksheet-conflict.rules.ts';

/** The form of a homework while it is filled in, and how safe it is. */
export interface WorksheetDraft {
  answers: WorksheetAnswers;
  saving: Saving;
  onAnswer: (itemId: string, answer: string) => void;
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
  const messages = useMessages(homeworkMessages);
  const form = homework?.task.type === 'DIGITIZE' ? homework : undefined;
  const homeworkId = form?.homeworkId ?? 0;
  const key = `homework:${homeworkId}`;
  const draft = form?.formDraft;
  const queue = useSaveQueue<WorksheetAnswers>(formDraft(client, `homework.${homeworkId}`), {
    stored: useMemo(() => storedDraft<WorksheetAnswers>(draft), [draft]),
  });
  const handedIn = form?.submissions[0];
  const answers = queue.entries.get(key)?.value ?? (handedIn ? fromItems(handedIn.items) : {});

  return {
    answers,
    saving: savingOf(queue, messages.answers, (_, mine, theirs) =>
      describeConflict(form?.task.sections ?? [], mine, theirs, messages),
    ),
    onAnswer: (itemId, answer) => queue.set(key, { ...answers, [itemId]: answer }),
    async settle() {
      // Handing in would write over what was saved elsewhere.
      if ((await queue.settle()) === 'conflict') throw new Error(messages.chooseFirst);
    },
    clear: queue.clear,
  };
}
