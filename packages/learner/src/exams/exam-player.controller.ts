import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import {
  examAttemptQuery,
  examQuery,
  type NotReady,
  notReady,
  readKey,
  useUplink,
} from '@uplink/api-client/react';
import { useHeldQuery } from '@uplink/kit/states';

export interface ExamIntroReady {
  status: 'intro';
  exam: Schema<'Exam'>;
  isStarting: boolean;
  startError: string | undefined;
  onStart: () => void;
}

export interface ExamOpen {
  status: 'open';
  attemptId: number;
  /** It was started here a moment ago. */
  isFresh: boolean;
}

/** Loads an exam and starts attempts; an open one continues right away. */
export function useExamPlayer(uniqueName: string): NotReady | ExamIntroReady | ExamOpen {
  const client = useUplink();
  const queries = useQueryClient();
  const query = useHeldQuery({ ...examQuery(client, uniqueName), refetchOnMount: 'always' });
  const exam = query.data;
  const start = useMutation({
    mutationFn: (examId: number) =>
      client.unwrap(client.api.POST('/me/exams/attempts', { body: { examId } }), {
        rethrow: true,
      }),
    onSuccess: (attempt) => {
      queries.setQueryData(examAttemptQuery(client, attempt.id).queryKey, attempt);
      void queries.invalidateQueries({ queryKey: readKey('/me/exams') });
    },
  });

  if (start.data) return { status: 'open', attemptId: start.data.id, isFresh: true };
  if (!exam) return notReady(query);
  // The cache may have an attempt from an earlier visit that has ended since.
  if (exam.openAttempt && !query.isFetchedAfterMount) return { status: 'loading' };
  if (exam.openAttempt) return { status: 'open', attemptId: exam.openAttempt.id, isFresh: false };
  return {
    status: 'intro',
    exam,
    isStarting: start.isPending,
    startError: start.error?.message,
    onStart: () => start.mutate(exam.id),
  };
}
