import type { Schema } from '@uplink/api-client';
import { type Answers, isQuestionAnswered, noAnswer, toAnswerInput } from '@uplink/kit/questions';

export function countAnswered(quiz: Schema<'LearnerQuiz'>, answers: Answers): number {
  return quiz.questions.filter(({ id }) => isQuestionAnswered(id, answers)).length;
}

/** All answers in the shape the quiz is handed in with. */
export function toQuizAnswers(
  quiz: Schema<'LearnerQuiz'>,
  answers: Answers,
): Schema<'QuizAnswer'>[] {
  return quiz.questions.map(({ id, type }) => {
    const answer = answers.get(String(id))?.value ?? noAnswer;
    return { questionId: id, ...toAnswerInput(type, answer) };
  });
}
