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

export interface QuizReviewReady {
  status: 'ready';
  submission: Schema<'QuizSubmission'>;
  /** Whether its learner reads it, not its mentor. */
  isOwn: boolean;
  message: string;
  isSending: boolean;
  onMessage: (text: string) => void;
  onSend: () => void;
}

/** Loads a handed-in quiz; sends its mentor's feedback. */
export function useQuizReview(path: {
  quizId: number;
  submissionId: number;
}): NotReady | QuizReviewReady {
  const client = useUplink();
  const queries = useQueryClient();
  const options = quizSubmissionQuery(client, path);
  const query = useQuery(options);
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
  if (!query.data || !me.data) return notReady(query.data ? me : query);
  return {
    status: 'ready',
    submission: query.data,
    isOwn: query.data.summary.user.id === me.data.id,
    message,
    isSending: send.isPending,
    onMessage: setMessage,
    onSend: () => send.mutate(),
  };
}
