export { QuizList, type QuizListProps } from './quiz-list.tsx';
export { QuizPlayer, type QuizPlayerProps } from './quiz-player.tsx';
export { QuizReview, type QuizReviewProps } from './quiz-review.tsx';
