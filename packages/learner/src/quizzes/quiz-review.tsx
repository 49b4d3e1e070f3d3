'use client';
import { Skeleton } from '@uplink/ui/skeleton';
import { noResource } from '../shared/no-resource.tsx';
import { NotReadyView } from '../shared/not-ready.view.tsx';
import { useQuizReview } from './quiz-review.controller.ts';
import { messages } from './quiz-review.messages.ts';
import { QuizReviewView } from './quiz-review.view.tsx';

export interface QuizReviewProps {
  quizId: number;
  submissionId: number;
}

/** One handed-in quiz with its review; its mentor may leave a message. */
export function QuizReview(props: QuizReviewProps) {
  const state = useQuizReview(props);
  if (state.status === 'ready') return <QuizReviewView {...state} />;
  return (
    <NotReadyView
      isPage
      state={state}
      noun={messages.noun}
      empty={noResource({
        title: messages.none,
        text: messages.noneText,
      })}
      skeleton={
        <div className="ul-paper">
          <div className="ul-stack">
            <Skeleton width="40%" height={34} />
            <Skeleton height={96} />
            <Skeleton height={320} />
          </div>
        </div>
      }
    />
  );
}
