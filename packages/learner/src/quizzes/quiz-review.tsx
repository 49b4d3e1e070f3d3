'use client';
import { noResource } from '../shared/no-resource.tsx';
import { NotReadyView } from '../shared/not-ready.view.tsx';
import { PageSkeleton } from '../shared/page-skeleton.view.tsx';
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
          <PageSkeleton heights={[96, 320]} />
        </div>
      }
    />
  );
}
