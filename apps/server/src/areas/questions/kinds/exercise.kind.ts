import { createHash } from 'node:crypto';
import type { Question, QuestionForm } from '@uplink/api-client/domain';
import { type Definition, draw, forExam, forPractice } from '@uplink/net/exercise';
import { storingFault } from '../../../db/storable.ts';
import { unprocessable } from '../../../plugins/errors/errors.ts';
import { requireDefinition } from '../../exercises/authoring/definition-format.ts';
import { requireFitting } from '../../exercises/exercise.rules.ts';
import type { QuestionKind } from './question-kind.ts';

type Asked = ReturnType<QuestionKind['ask']>['exercise'];

/** A network exercise. Its question is the definition; an answer is the JSON of its texts. */
export const exercise: QuestionKind = {
  take(question, input) {
    if (input.answerIds?.length) throw unprocessable('Answer this exercise in its own fields.');
    const texts = readTexts(input.text ?? '');
    requireFitting(readDefinition(question), { texts });
    return { answerIds: [], text: Object.keys(texts).length > 0 ? JSON.stringify(texts) : '' };
  },
  ask(question) {
    const drawn = drawnOf(question);
    return {
      question: drawn.definition.title,
      blank: null,
      answers: [],
      exercise: forExam(drawn) as unknown as Asked,
    };
  },
  review(question, given, grade) {
    const drawn = drawnOf(question);
    return {
      question: drawn.definition.title,
      blank: null,
      answers: [],
      text: given?.text ?? null,
      correctText: JSON.stringify(drawn.definition.model.texts),
      isCorrect: grade?.passed ?? false,
      exercise: forPractice(drawn) as unknown as Asked,
      grade: grade ?? null,
    };
  },
  store: (form) => ({ ...form, answers: [] }),
};

/** The exercise of a question in the variant of its learner. */
export const drawnOf = (question: Question) => {
  const definition = readDefinition(question);
  return draw(definition, definition.seeds[0] ?? 0);
};

/** What was typed, by field and list. JSON can hide characters from the contract that the database doesn't keep. */
export function readTexts(text: string): Record<string, string> {
  if (text === '') return {};
  const texts = parse(text);
  const isTexts =
    typeof texts === 'object' &&
    texts !== null &&
    !Array.isArray(texts) &&
    Object.values(texts).every((one) => typeof one === 'string') &&
    storingFault(texts) === undefined;
  if (!isTexts)
    throw unprocessable("This answer doesn't belong to this exercise. Reload the page.");
  return texts as Record<string, string>;
}

/**
 * A question as one learner gets it: of the published variants of an exercise, one that stays the same. Other kinds
 * have no variants.
 */
export function variantFor(question: Question, learner: string): Question {
  if (question.type !== 'exercise') return question;
  const definition = readDefinition(question);
  const seed = seedOf(definition, `${question.id}:${learner}`);
  return { ...question, question: JSON.stringify({ ...definition, seeds: [seed] }) };
}

/** One of the published variants, the same for the same key. */
export function seedOf({ seeds }: Definition, key: string): number {
  const digest = createHash('sha256').update(key).digest();
  return seeds[digest.readUInt32BE(0) % seeds.length] ?? 0;
}

/** What is wrong with the format of an author's definition; its own tests are run in the grader's thread. */
export function exerciseError({ question }: Pick<QuestionForm, 'question'>): string | undefined {
  try {
    requireDefinition(parse(question));
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

export const readDefinition = ({ question }: Pick<Question, 'question'>) =>
  JSON.parse(question) as Definition;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
