export { type QuizReviewPath, useQuizReview } from './quiz-review.controller.ts';
export { QuizReviewView, type QuizReviewViewProps } from './quiz-review.view.tsx';
