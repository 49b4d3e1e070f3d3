import { useQuery } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { type NotReady, notReady, quizSubmissionQuery, useUplink } from '@uplink/api-client/react';
import { useState } from 'react';
import { useHeldQuery } from '../states/held-query.ts';
import { attemptBefore } from './quiz-review.rules.ts';

export interface QuizReviewPath {
  /** The quiz. */
  quizId: number;
  /** What was handed in for it. */
  submissionId: number;
}

export interface QuizReviewReady {
  status: 'ready';
  submission: Schema<'QuizSubmission'>;
  /** The attempt that is shown beside this one, once it has come. */
  former: Schema<'QuizSubmission'> | undefined;
  formerId: number | undefined;
  onCompare: (submissionId: number | undefined) => void;
}

/** A handed-in quiz, and the attempt it is compared with: at once for its mentor, when asked for by its learner. */
export function useQuizReview(
  path: QuizReviewPath,
  reader: 'learner' | 'mentor',
): NotReady | QuizReviewReady {
  const client = useUplink();
  const query = useHeldQuery(quizSubmissionQuery(client, path));
  const [chosen, setChosen] = useState<number | 'none'>();
  const usual = reader === 'mentor' ? attemptBefore(query.data) : undefined;
  const formerId = chosen === 'none' ? undefined : (chosen ?? usual);
  const former = useQuery({
    ...quizSubmissionQuery(client, { ...path, submissionId: formerId ?? 0 }),
    enabled: formerId !== undefined,
  });
  if (!query.data) return notReady(query);
  return {
    status: 'ready',
    submission: query.data,
    former: formerId === undefined ? undefined : former.data,
    formerId,
    onCompare: (submissionId) => setChosen(submissionId ?? 'none'),
  };
}
