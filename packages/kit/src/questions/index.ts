export {
  type Answer,
  type Answers,
  answerStop,
  isQuestionAnswered,
  noAnswer,
} from './answer.rules.ts';
export { describeConflict } from './answer-conflict.rules.ts';
export { toAnswerInput } from './kinds/question-kinds.ts';
export { questionMessages } from './question.messages.ts';
export { QuestionView, type QuestionViewProps } from './question.view.tsx';
export { QuestionKeys, QuestionNav, type QuestionNavProps } from './question-nav.view.tsx';
export { reviewStop } from './review.rules.ts';
export { ReviewedQuestion, type ReviewedQuestionProps } from './reviewed-question.view.tsx';
