import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useFormats, useMessages } from '@uplink/api-client/messages';
import { quizSubmissionQuery, useUplink } from '@uplink/api-client/react';
import type { QuizReviewPath } from '@uplink/kit/quizzes';
import { useState } from 'react';
import { decidedMeanwhile } from '../shared/decisions/decided-meanwhile.ts';
import { decisionsMessages } from '../shared/decisions/decisions.messages.ts';
import { quizReviewMessages } from './quiz-review.messages.ts';

export interface QuizFeedbackState {
  message: string;
  isSending: boolean;
  error: string | undefined;
  onMessage: (text: string) => void;
  onSend: () => void;
}

/** Sends a mentor's words about a quiz. */
export function useQuizFeedback(path: QuizReviewPath): QuizFeedbackState {
  const messages = useMessages(quizReviewMessages);
  const decisionsTexts = useMessages(decisionsMessages);
  const formats = useFormats();
  const client = useUplink();
  const queries = useQueryClient();
  const options = quizSubmissionQuery(client, path);
  const seen = useQuery(options).data?.summary.feedbackMessage ?? null;
  const [message, setMessage] = useState('');
  const send = useMutation({
    mutationFn: (replaces: string | null) =>
      client.unwrap(
        client.api.POST('/quizzes/{quizId}/submissions/{submissionId}/feedback', {
          params: { path },
          body: { message, replaces },
        }),
        { rethrow: true },
      ),
    onSuccess: (submission) => {
      setMessage('');
      queries.setQueryData(options.queryKey, submission);
    },
    // Another mentor may have written in between.
    onError: () => queries.invalidateQueries({ queryKey: options.queryKey }),
  });
  return {
    message,
    isSending: send.isPending,
    error: decidedMeanwhile(send.error, messages.deeds, decisionsTexts, formats),
    onMessage: setMessage,
    onSend: () => send.mutate(seen),
  };
}
