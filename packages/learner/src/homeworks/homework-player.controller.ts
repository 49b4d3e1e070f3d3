import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, type Schema } from '@uplink/api-client';
import {
  homeworkQuery,
  meQuery,
  type NotReady,
  notReady,
  progressKeys,
  readKey,
  useUplink,
} from '@uplink/api-client/react';
import { workFiles } from '@uplink/kit/files';
import { findMissing, type ThreadWriting, toItems, useThreadMessage } from '@uplink/kit/homeworks';
import { useHeldQuery } from '@uplink/kit/states';
import { useState } from 'react';
import { homeworkFilesFor } from './homework-files.controller.ts';
import { useWorksheetDraft, type WorksheetDraft } from './worksheet-draft.controller.ts';

export interface HomeworkPlayerReady
  extends Omit<WorksheetDraft, 'settle' | 'clear'>,
    ThreadWriting {
  status: 'ready';
  homework: Schema<'Homework'>;
  ownUserId: number;
  missing: readonly string[];
  isSubmitting: boolean;
  submitError: string | undefined;
  /** Hands in uploaded files by their keys, or the form. */
  onSubmit: (keys: readonly string[]) => void;
}

/** Loads the homework of a lesson, keeps the form's draft safe, hands it in, writes to the mentor. */
export function useHomeworkPlayer(lessonId: number): NotReady | HomeworkPlayerReady {
  const client = useUplink();
  const queries = useQueryClient();
  const query = useHeldQuery(homeworkQuery(client, lessonId));
  const me = useQuery(meQuery(client));
  const homework = query.data;
  const homeworkId = homework?.homeworkId ?? 0;
  const [isChecked, setChecked] = useState(false);

  const { settle, clear, ...draft } = useWorksheetDraft(client, homework);
  const { answers } = draft;
  const sections = homework?.task.sections ?? [];

  const refresh = () =>
    Promise.all(
      [
        readKey('/me/modules/{moduleId}/homework'),
        readKey('/homeworks/-/submissions'),
        ...progressKeys,
      ].map((queryKey) => queries.invalidateQueries({ queryKey })),
    );

  const submit = useMutation({
    mutationFn: async (keys: readonly string[]) => {
      await settle();
      const seen = homework && {
        expected: { status: homework.status, version: homework.submissions[0]?.version ?? 0 },
      };
      return client.unwrap(
        client.api.POST('/me/homeworks/{id}', {
          params: { path: { id: homeworkId } },
          body:
            homework?.task.type === 'UPLOAD'
              ? { filePath: [...keys], ...seen }
              : { items: toItems(sections, answers), ...seen },
        }),
        { rethrow: true },
      );
    },
    onSuccess: async () => {
      clear();
      setChecked(false);
      await refresh();
    },
    // Files are named by their keys in what the server says of each.
    onError: (error, keys) => {
      const { fieldErrors = {} } = error instanceof ApiError ? error : {};
      const lost = keys.filter((key) => key in fieldErrors);
      if (homework && lost.length > 0) {
        workFiles(client, homeworkFilesFor(homework)).markLost(lost);
      }
      // Someone decided in the meantime: the page shows the decision; answers and files stay.
      return refresh();
    },
  });

  const thread = useThreadMessage({
    name: `message.${homeworkId}`,
    submission: homework?.submissions[0],
    ownUserId: me.data?.id,
    post: (message) =>
      client.unwrap(
        client.api.POST('/me/homeworks/{id}/messages', {
          params: { path: { id: homeworkId } },
          body: { message },
        }),
        { rethrow: true },
      ),
    refresh: () =>
      queries.invalidateQueries({ queryKey: homeworkQuery(client, lessonId).queryKey }),
  });

  if (!homework || !me.data) return notReady(homework ? me : query);
  const missing = findMissing(sections, answers);
  return {
    status: 'ready',
    homework,
    ownUserId: me.data.id,
    ...draft,
    missing: isChecked ? missing : [],
    isSubmitting: submit.isPending,
    submitError: submit.error?.message,
    ...thread,
    onSubmit: (keys) => {
      setChecked(true);
      if (homework.task.type === 'UPLOAD' || missing.length === 0) submit.mutate(keys);
    },
  };
}
