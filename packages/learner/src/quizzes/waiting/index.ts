export { quizSaving } from '../quiz-saving.queries.ts';
