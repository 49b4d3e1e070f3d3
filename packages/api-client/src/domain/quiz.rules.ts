export const QUIZ_MESSAGES = {
  noBlank: 'No blank found in the sentence',
  tooMany: 'Too many correct answers',
  tooFew: 'Too few correct answers',
} as const;

export interface FillIn {
  before: string;
  answer: string;
  after: string;
}

/** Cuts a fill-in sentence at its `<answer>`. Call `fillInError` first on an author's text. */
export function splitFillIn(sentence: string): FillIn {
  const open = sentence.indexOf('<');
  const close = sentence.indexOf('>', open);
  if (open < 0 || close < 0) return { before: sentence, answer: '', after: '' };
  return {
    before: sentence.slice(0, open),
    answer: sentence.slice(open + 1, close).trim(),
    after: sentence.slice(close + 1),
  };
}

/** Why an author's sentence is no fill-in; undefined when it has exactly one filled bracket pair. */
export function fillInError(sentence: string): string | undefined {
  const [pair, second] = sentence.match(/<[^<>]*>/g) ?? [];
  if (pair === undefined) return QUIZ_MESSAGES.noBlank;
  if (second !== undefined) return QUIZ_MESSAGES.tooMany;
  return pair.slice(1, -1).trim() === '' ? QUIZ_MESSAGES.tooFew : undefined;
}

/** Whether an answer on the screen says anything. */
export function isAnswered(
  answer: { answerIds: number[]; text: string | null } | undefined,
): boolean {
  return answer !== undefined && (answer.answerIds.length > 0 || (answer.text ?? '').trim() !== '');
}
