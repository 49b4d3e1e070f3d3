'use client';
import { useMessages } from '@uplink/api-client/messages';
import { type QuizReviewPath, QuizReviewView, useQuizReview } from '@uplink/kit/quizzes';
import { Link } from '@uplink/ui/link';
import { QuizFeedback } from './quiz-feedback.tsx';
import { quizReviewMessages } from './quiz-review.messages.ts';

export type QuizReviewProps = QuizReviewPath;

/** A learner's quiz beside the attempt before it, and the words of the mentor who reads it. */
export function QuizReview(props: QuizReviewProps) {
  const messages = useMessages(quizReviewMessages);
  const state = useQuizReview(props, 'mentor');
  return (
    <QuizReviewView
      state={state}
      reader="mentor"
      ways={() => (
        <Link className="ul-lone-link" href="/inbox/quiz">
          {messages.inbox}
        </Link>
      )}
      feedback={<QuizFeedback {...props} />}
    />
  );
}
