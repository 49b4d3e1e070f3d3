import { variantFor } from '../questions/kinds/exercise.kind.ts';
import type { Question } from '../questions/question.rules.ts';

/** A question of an exam, with what it counts. */
export interface ExamQuestion {
  topic: string;
  weight: number;
  question: Question;
}

/**
 * The questions of one attempt, in the order they keep to its end: shuffled, each with its answers
 * shuffled, or as their author put them.
 */
export function layOutPaper(
  questions: readonly ExamQuestion[],
  isShuffled: boolean,
  random: () => number = Math.random,
): ExamQuestion[] {
  const mix = <Item>(items: readonly Item[]) => (isShuffled ? shuffle(items, random) : [...items]);
  return mix(questions).map(({ question, ...rest }, index) => ({
    ...rest,
    question: {
      ...variantFor(question, `paper:${random()}`),
      position: index + 1,
      answers: mix(question.answers),
    },
  }));
}

function shuffle<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, place: random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item);
}
