import type { QuestionType } from './codes/work.codes.ts';

export const QUIZ_MESSAGES = {
  noBlank: 'No blank found in the sentence',
  tooMany: 'Too many correct answers',
  tooFew: 'Too few correct answers',
} as const;

export interface FillIn {
  before: string;
  answer: string;
  after: string;
  /** What the answer is read as, if it is compared by what it means: `<192.168.1.64/26|prefix>`. */
  as?: BlankKind;
}

/** Kinds of typed blanks. The engine of network exercises reads them. */
export const BLANK_KINDS = ['address', 'prefix', 'mask', 'wildcard', 'number', 'ipv6'] as const;

export type BlankKind = (typeof BLANK_KINDS)[number];

const pairs = /<[^<>]*>/;

/** Splits a fill-in sentence at its `<answer>`. Call `fillInError` first on an author's text. */
export function splitFillIn(sentence: string): FillIn {
  const pair = pairs.exec(sentence);
  if (!pair) return { before: sentence, answer: '', after: '' };
  const [text] = pair;
  return {
    before: sentence.slice(0, pair.index),
    ...readBlank(text.slice(1, -1)),
    after: sentence.slice(pair.index + text.length),
  };
}

/** Only a known kind after the last `|` is one: other answers may hold a `|`. */
function readBlank(text: string): Pick<FillIn, 'answer' | 'as'> {
  const at = text.lastIndexOf('|');
  const as = BLANK_KINDS.find((kind) => kind === text.slice(at + 1).trim());
  return at < 0 || !as ? { answer: text.trim() } : { answer: text.slice(0, at).trim(), as };
}

/** Why a sentence is not a valid fill-in; undefined if it has exactly one filled bracket pair. */
export function fillInError(sentence: string): string | undefined {
  const [pair, second] = sentence.match(new RegExp(pairs, 'g')) ?? [];
  if (pair === undefined) return QUIZ_MESSAGES.noBlank;
  if (second !== undefined) return QUIZ_MESSAGES.tooMany;
  return pair.slice(1, -1).trim() === '' ? QUIZ_MESSAGES.tooFew : undefined;
}

/** The error in the number of correct answers; undefined if it fits the question type. */
export function correctCountError(
  type: Extract<QuestionType, 'singleAnswer' | 'multipleAnswer'>,
  correctCount: number,
): string | undefined {
  if (correctCount < 1) return QUIZ_MESSAGES.tooFew;
  return type === 'singleAnswer' && correctCount > 1 ? QUIZ_MESSAGES.tooMany : undefined;
}

/** Whether an answer on screen has any content. */
export function isAnswered(
  answer: { answerIds: number[]; text: string | null } | undefined,
): boolean {
  return answer !== undefined && (answer.answerIds.length > 0 || (answer.text ?? '').trim() !== '');
}
