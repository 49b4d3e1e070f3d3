import { askChoice, reviewChoice } from '@uplink/api-client/domain';
import { unprocessable } from '../../../plugins/errors/errors.ts';
import type { QuestionKind } from './question-kind.ts';

/** A list to choose from: one answer, or all that apply. */
export const choice: QuestionKind = {
  take(question, input) {
    const answerIds = [...new Set(input.answerIds ?? [])].sort((one, other) => one - other);
    if (input.text !== undefined)
      throw unprocessable('Answer this question by choosing from the list.');
    if (question.type === 'singleAnswer' && answerIds.length > 1)
      throw unprocessable('Choose one answer.');
    const known = new Set(question.answers.map(({ id }) => id));
    if (answerIds.some((id) => !known.has(id)))
      throw unprocessable('An answer belongs to another question.');
    return { answerIds, text: null };
  },
  ask: askChoice,
  review: reviewChoice,
};
