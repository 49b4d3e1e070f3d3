import type { QuizReviewPath } from '@uplink/kit/quizzes';
import { useQuizFeedback } from './quiz-feedback.controller.ts';
import { QuizFeedbackView } from './quiz-feedback.view.tsx';

/** The mentor's words about a quiz, until they are sent. */
export function QuizFeedback(path: QuizReviewPath) {
  return <QuizFeedbackView {...useQuizFeedback(path)} />;
}
