'use client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { notReady, quizSubmissionQuery, useUplink } from '@uplink/api-client/react';
import { Button } from '@uplink/ui/button';
import { Card } from '@uplink/ui/card';
import { TextArea } from '@uplink/ui/field';
import { Skeleton } from '@uplink/ui/skeleton';
import { State } from '@uplink/ui/states';
import { useState } from 'react';
import { NotReadyView } from '../shared/not-ready.view.tsx';
import { QuizReviewView } from './quiz-review.view.tsx';

export interface QuizReviewProps {
  quizId: number;
  submissionId: number;
  /** A mentor may leave a message. @default false */
  canGiveFeedback?: boolean;
}

/** One handed-in quiz with its review. */
export function QuizReview({ quizId, submissionId, canGiveFeedback = false }: QuizReviewProps) {
  const client = useUplink();
  const query = useQuery(quizSubmissionQuery(client, { quizId, submissionId }));
  if (!query.data) {
    return (
      <NotReadyView
        state={notReady(query)}
        noun="The review"
        empty={<State title="This submission does not exist" />}
        skeleton={<Skeleton height={320} />}
      />
    );
  }
  return (
    <>
      <QuizReviewView submission={query.data} />
      {canGiveFeedback && <FeedbackForm quizId={quizId} submissionId={submissionId} />}
    </>
  );
}

function FeedbackForm({ quizId, submissionId }: { quizId: number; submissionId: number }) {
  const client = useUplink();
  const queries = useQueryClient();
  const [message, setMessage] = useState('');
  const send = useMutation({
    mutationFn: () =>
      client.unwrap(
        client.api.POST('/quizzes/{quizId}/submissions/{submissionId}/feedback', {
          params: { path: { quizId, submissionId } },
          body: { message },
        }),
      ),
    onSuccess: (submission) => {
      setMessage('');
      queries.setQueryData(
        quizSubmissionQuery(client, { quizId, submissionId }).queryKey,
        submission,
      );
    },
  });
  return (
    <Card title="Feedback to the learner" className="ul-quiz__feedback">
      <TextArea label="Message" value={message} onChange={setMessage} maxLength={5000} />
      <Button
        variant="primary"
        isDisabled={message.trim() === ''}
        isPending={send.isPending}
        onPress={() => send.mutate()}
      >
        Send feedback
      </Button>
    </Card>
  );
}
