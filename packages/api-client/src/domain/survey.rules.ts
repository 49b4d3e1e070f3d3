import { SURVEY_ANSWER_MAX_LENGTH } from './constants.ts';
import { firstError, maxLength, multiLine, required, VALIDATION } from './validation/index.ts';

export interface SurveyQuestionShape {
  id: string;
  kind: 'singleAnswer' | 'multipleAnswer' | 'openAnswer';
  isRequired: boolean;
  choices: readonly string[];
}

export interface SurveyAnswerShape {
  questionId: string;
  choices: readonly string[];
  text: string;
}

const tooLong = maxLength(SURVEY_ANSWER_MAX_LENGTH);

/** Why one answer cannot be taken; undefined when it can. */
function answerError(
  question: SurveyQuestionShape,
  answer: SurveyAnswerShape | undefined,
): string | undefined {
  const { kind, isRequired } = question;
  const text = answer?.text.trim() ?? '';
  const choices = answer?.choices ?? [];
  if (kind === 'openAnswer')
    return choices.length > 0
      ? VALIDATION.pattern
      : firstError(text, [...(isRequired ? [required] : []), tooLong, multiLine]);
  const isOffered = choices.every((choice) => question.choices.includes(choice));
  const isMany = kind === 'singleAnswer' && choices.length > 1;
  if (!isOffered || isMany || text !== '') return VALIDATION.pattern;
  return isRequired && choices.length === 0 ? required('') : undefined;
}

/** The faults of a survey's answers by question; none when it can be handed in. */
export function surveyErrors(
  questions: readonly SurveyQuestionShape[],
  answers: readonly SurveyAnswerShape[],
): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { questionId } of answers) {
    const count = answers.filter((answer) => answer.questionId === questionId).length;
    const isAsked = questions.some(({ id }) => id === questionId);
    if (!isAsked || count > 1) errors[questionId] = VALIDATION.pattern;
  }
  for (const question of questions) {
    const answer = answers.find(({ questionId }) => questionId === question.id);
    const error = errors[question.id] ?? answerError(question, answer);
    if (error !== undefined) errors[question.id] = error;
  }
  return errors;
}

/** What is kept of the answers: in the order of the questions, without the empty ones. */
export function cleanSurveyAnswers(
  questions: readonly SurveyQuestionShape[],
  answers: readonly SurveyAnswerShape[],
) {
  return questions.flatMap(({ id }) => {
    const answer = answers.find(({ questionId }) => questionId === id);
    const text = answer?.text.trim() ?? '';
    const choices = [...(answer?.choices ?? [])];
    return text === '' && choices.length === 0 ? [] : [{ questionId: id, choices, text }];
  });
}
