import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import {
  meQuery,
  type NotReady,
  notReady,
  quizSubmissionQuery,
  useUplink,
} from '@uplink/api-client/react';
import { useState } from 'react';
import { useHeldQuery } from '../shared/held-query.ts';
import { attemptBefore } from './quiz-review.rules.ts';

export interface QuizReviewReady {
  status: 'ready';
  submission: Schema<'QuizSubmission'>;
  /** Whether its learner reads it, not its mentor. */
  isOwn: boolean;
  message: string;
  isSending: boolean;
  onMessage: (text: string) => void;
  onSend: () => void;
  /** The attempt that is shown beside this one, once it has come. */
  former: Schema<'QuizSubmission'> | undefined;
  formerId: number | undefined;
  onCompare: (submissionId: number | undefined) => void;
}

/** Loads a handed-in quiz; sends its mentor's feedback. */
export function useQuizReview(path: {
  quizId: number;
  submissionId: number;
}): NotReady | QuizReviewReady {
  const client = useUplink();
  const queries = useQueryClient();
  const options = quizSubmissionQuery(client, path);
  const query = useHeldQuery(options);
  const me = useQuery(meQuery(client));
  const [message, setMessage] = useState('');
  const send = useMutation({
    mutationFn: () =>
      client.unwrap(
        client.api.POST('/quizzes/{quizId}/submissions/{submissionId}/feedback', {
          params: { path },
          body: { message },
        }),
      ),
    onSuccess: (submission) => {
      setMessage('');
      queries.setQueryData(options.queryKey, submission);
    },
  });
  const isOwn = query.data?.summary.user.id === me.data?.id;
  const [chosen, setChosen] = useState<number | 'none'>();
  // A mentor sees what was answered before at once; a learner asks for it.
  const usual = isOwn ? undefined : attemptBefore(query.data);
  const formerId = chosen === 'none' ? undefined : (chosen ?? usual);
  const former = useQuery({
    ...quizSubmissionQuery(client, { ...path, submissionId: formerId ?? 0 }),
    enabled: formerId !== undefined,
  });
  if (!query.data || !me.data) return notReady(query.data ? me : query);
  return {
    status: 'ready',
    submission: query.data,
    isOwn,
    message,
    isSending: send.isPending,
    onMessage: setMessage,
    onSend: () => send.mutate(),
    former: formerId === undefined ? undefined : former.data,
    formerId,
    onCompare: (submissionId) => setChosen(submissionId ?? 'none'),
  };
}
