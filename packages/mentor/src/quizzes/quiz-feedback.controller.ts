import { useMutation, useQueryClient } from '@tanstack/react-query';
import { quizSubmissionQuery, useUplink } from '@uplink/api-client/react';
import type { QuizReviewPath } from '@uplink/kit/quizzes';
import { useState } from 'react';

export interface QuizFeedbackState {
  message: string;
  isSending: boolean;
  onMessage: (text: string) => void;
  onSend: () => void;
}

/** Sends a mentor's words about a quiz. */
export function useQuizFeedback(path: QuizReviewPath): QuizFeedbackState {
  const client = useUplink();
  const queries = useQueryClient();
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
      queries.setQueryData(quizSubmissionQuery(client, path).queryKey, submission);
    },
  });
  return { message, isSending: send.isPending, onMessage: setMessage, onSend: () => send.mutate() };
}
