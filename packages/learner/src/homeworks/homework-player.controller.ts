import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { createSaveQueue, overallState, type SaveState, type Schema } from '@uplink/api-client';
import {
  homeworkQuery,
  meQuery,
  type NotReady,
  notReady,
  progressKeys,
  useUplink,
} from '@uplink/api-client/react';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { type Conflict, findConflicts, isUnsafe } from '../shared/conflict.ts';
import { useKeptText } from '../shared/kept-text.ts';
import { useLeaveWarning } from '../shared/leave-warning.ts';
import { messages } from './homework.messages.ts';
import { homeworkDraft } from './homework-draft.queries.ts';
import { findMissing, fromItems, toItems, type WorksheetAnswers } from './worksheet.rules.ts';
import { describeConflict } from './worksheet-conflict.rules.ts';

export interface HomeworkPlayerReady {
  status: 'ready';
  homework: Schema<'Homework'>;
  ownUserId: number;
  answers: WorksheetAnswers;
  missing: readonly string[];
  saveState: SaveState;
  savedAt: string | undefined;
  saveMessage: string | undefined;
  isSubmitting: boolean;
  submitError: string | undefined;
  message: string;
  isSending: boolean;
  onAnswer: (itemId: string, answer: string) => void;
  onRetrySave: () => void;
  /** The form, when it was changed here and elsewhere. */
  conflicts: readonly Conflict[];
  onResolve: (id: string, choice: 'mine' | 'theirs') => void;
  /** Hands in uploaded files by their keys, or the form. */
  onSubmit: (keys: readonly string[]) => void;
  onMessage: (text: string) => void;
  onSendMessage: () => void;
}

/** Loads the homework of a lesson, keeps the form's draft safe, hands it in, writes to the mentor. */
export function useHomeworkPlayer(lessonId: number): NotReady | HomeworkPlayerReady {
  const client = useUplink();
  const queries = useQueryClient();
  const query = useQuery(homeworkQuery(client, lessonId));
  const me = useQuery(meQuery(client));
  const homework = query.data;
  const homeworkId = homework?.homeworkId ?? 0;
  const key = `homework:${homeworkId}`;
  const [isChecked, setChecked] = useState(false);
  const [message, setMessage] = useKeptText(`message.${homeworkId}`);

  const queue = useMemo(
    () => createSaveQueue<WorksheetAnswers>(homeworkDraft(client, homeworkId)),
    [client, homeworkId],
  );
  useEffect(() => {
    const draft = homework?.formDraft;
    if (draft) queue.load(key, draft.value as WorksheetAnswers, draft);
  }, [queue, homework, key]);
  const entries = useSyncExternalStore(queue.subscribe, queue.getSnapshot);
  const entry = entries.get(key);
  useLeaveWarning(isUnsafe(entry?.state ?? 'saved'));
  const handedIn = homework?.submissions[0];
  const answers = entry?.value ?? (handedIn ? fromItems(handedIn.items) : {});
  const sections = homework?.task.sections ?? [];

  const refresh = () =>
    Promise.all(
      [['/me/modules/{moduleId}/homework'], ['/homeworks/-/submissions'], ...progressKeys].map(
        (queryKey) => queries.invalidateQueries({ queryKey }),
      ),
    );

  const submit = useMutation({
    mutationFn: async (keys: readonly string[]) => {
      await queue.settle();
      // Handing in would write over what was saved elsewhere.
      if (overallState(queue.getSnapshot().values()) === 'conflict') {
        throw new Error(messages.chooseFirst);
      }
      return client.unwrap(
        client.api.POST('/me/homeworks/{id}', {
          params: { path: { id: homeworkId } },
          body:
            homework?.task.type === 'UPLOAD'
              ? { filePath: [...keys] }
              : { items: toItems(sections, answers) },
        }),
        { rethrow: true },
      );
    },
    onSuccess: async () => {
      queue.clear();
      setChecked(false);
      await refresh();
    },
  });

  const send = useMutation({
    mutationFn: () =>
      client.unwrap(
        client.api.POST('/me/homeworks/{id}/messages', {
          params: { path: { id: homeworkId } },
          body: { message },
        }),
      ),
    onSuccess: async () => {
      setMessage('');
      await queries.invalidateQueries({ queryKey: homeworkQuery(client, lessonId).queryKey });
    },
  });

  if (!homework || !me.data) return notReady(homework ? me : query);
  const missing = findMissing(sections, answers);
  return {
    status: 'ready',
    homework,
    ownUserId: me.data.id,
    answers,
    missing: isChecked ? missing : [],
    saveState: entry?.state ?? 'saved',
    savedAt: entry?.savedAt,
    saveMessage: entry?.message,
    isSubmitting: submit.isPending,
    submitError: submit.error?.message,
    message,
    isSending: send.isPending,
    onAnswer: (itemId, answer) => queue.set(key, { ...answers, [itemId]: answer }),
    onRetrySave: queue.retry,
    conflicts: findConflicts(entries, (_, mine, theirs) =>
      describeConflict(sections, mine, theirs),
    ),
    onResolve: queue.resolve,
    onSubmit: (keys) => {
      setChecked(true);
      if (homework.task.type === 'UPLOAD' || missing.length === 0) submit.mutate(keys);
    },
    onMessage: setMessage,
    onSendMessage: () => send.mutate(),
  };
}
