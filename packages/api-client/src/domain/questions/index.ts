export { askChoice, reviewChoice } from './choice.rules.ts';
export { exerciseTitle, questionTitle } from './exercise.rules.ts';
export { askFillIn, reviewFillIn } from './fill-in.rules.ts';
export * from './question.types.ts';
export { questionFaults } from './question-kinds.ts';
export { quizFaults } from './quiz-form.rules.ts';
