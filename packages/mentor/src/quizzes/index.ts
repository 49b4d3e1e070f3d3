export { QuizInbox, type QuizInboxProps } from './quiz-inbox.tsx';
export { QuizReview, type QuizReviewProps } from './quiz-review.tsx';
