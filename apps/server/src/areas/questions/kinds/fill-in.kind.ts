import { askFillIn, reviewFillIn, splitFillIn } from '@uplink/api-client/domain';
import { sameValue } from '@uplink/net/address';
import { unprocessable } from '../../../plugins/errors/errors.ts';
import type { QuestionKind } from './question-kind.ts';

const MOST_CHARACTERS = 200;

/** A sentence with a blank. */
export const fillIn: QuestionKind = {
  take(_question, input) {
    if (input.answerIds?.length) throw unprocessable('Fill in the blank with text.');
    const text = input.text ?? '';
    if (text.length > MOST_CHARACTERS) throw unprocessable('This answer is too long.');
    return { answerIds: [], text };
  },
  ask: askFillIn,
  /** A typed blank is right if it means the same, however it is written. */
  review(question, given) {
    const reviewed = reviewFillIn(question, given);
    const { answer, as } = splitFillIn(question.question);
    if (!as) return reviewed;
    return { ...reviewed, isCorrect: sameValue(as, given?.text ?? '', answer) === true };
  },
  // The sentence holds its answer.
  store: (form) => ({ ...form, answers: [] }),
};

/** An author's typed blank that can't be read as its kind. */
export function typedBlankError(sentence: string): string | undefined {
  const { answer, as } = splitFillIn(sentence);
  if (!as || sameValue(as, answer, answer)) return undefined;
  return `“${answer}” can't be read as ${as === 'ipv6' ? 'an IPv6 address' : `a value of the kind “${as}”`}`;
}
