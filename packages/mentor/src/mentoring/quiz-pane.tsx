import { QuizReviewView, useQuizReview } from '@uplink/kit/quizzes';
import type { PaneProps } from './pane.types.ts';
import { ReviewPane } from './review-pane.view.tsx';

/** A quiz with mistakes: its mentor reads it, and may say something about it. */
export function QuizPane({ item, deciding, onNext }: PaneProps) {
  const state = useQuizReview({ quizId: item.taskId, submissionId: item.id }, 'mentor');
  return (
    <ReviewPane
      item={item}
      title={item.title}
      brief={undefined}
      claiming={undefined}
      deciding={deciding}
      commenting={undefined}
      onNext={onNext}
    >
      <QuizReviewView state={state} reader="mentor" ways={() => null} feedback={null} />
    </ReviewPane>
  );
}
