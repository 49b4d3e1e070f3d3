import type { AskedPart, Question, ReviewedPart } from '@uplink/api-client/domain';
import { type Definition, type Drawn, draw, forExam, forPractice } from '@uplink/net/exercise';

/** An exercise as its learner gets it, in its first variant. */
export function askExercise({ question }: Question): AskedPart {
  return { ...asked(question, forExam), answers: [], blank: null };
}

/** An exercise after a quiz. What an answer comes to is only known to who answers it. */
export function reviewExercise({ question }: Question): ReviewedPart {
  const { model } = JSON.parse(question) as Definition;
  return {
    ...asked(question, forPractice),
    answers: [],
    blank: null,
    text: null,
    correctText: JSON.stringify(model.texts),
    isCorrect: false,
    grade: null,
  };
}

/** The same for one that may be half written. */
export function readExercise(definition: string): Pick<AskedPart, 'question' | 'exercise'> {
  try {
    return asked(definition, forExam);
  } catch {
    return { question: '', exercise: null };
  }
}

function asked(question: string, paperOf: (drawn: Drawn) => Drawn) {
  const definition = JSON.parse(question) as Definition;
  try {
    const drawn = paperOf(draw(definition, definition.seeds[0] ?? 0));
    return { question: definition.title, exercise: drawn as unknown as AskedPart['exercise'] };
  } catch {
    // The server says what is wrong with it when it is saved.
    return { question: definition.title, exercise: null };
  }
}
