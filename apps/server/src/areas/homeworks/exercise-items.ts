import type { Schema } from '@uplink/api-client';
import { type Definition, type Drawn, draw, forExam, forPractice } from '@uplink/net/exercise';
import { requireFitting } from '../exercises/exercise.rules.ts';
import type { Grader } from '../exercises/grading/grader.ts';
import { provingFault } from '../exercises/grading/prove.ts';
import { exerciseError, readTexts, seedOf } from '../questions/kinds/exercise.kind.ts';

type Section = Schema<'HomeworkSection'>;
type Item = Schema<'HomeworkItem'>;

/** The exercises of a worksheet, each with the field of the form it is in. */
const exercisesIn = (sections: readonly Pick<Section, 'type' | 'items'>[]) =>
  sections.flatMap(({ type, items }, at) =>
    type === 'exercise'
      ? items.map((item, place) => ({ item, field: `sections[${at}].items[${place}].text` }))
      : [],
  );

/** A worksheet as its learner gets it: definitions become exercises to solve. */
export function askedTask(
  task: Schema<'HomeworkTask'>,
  learnerId: number,
  isHandedIn: boolean,
): Schema<'HomeworkTask'> {
  // What is to be met is shown once it was tried.
  const paperOf = isHandedIn ? forPractice : forExam;
  const asked = (item: Item): Item => {
    const drawn = drawnItem(item, learnerId);
    const exercise = paperOf(drawn) as unknown as Schema<'AskedExercise'>;
    return { id: item.id, text: drawn.definition.title, exercise };
  };
  return {
    ...task,
    sections: task.sections.map((section) =>
      section.type === 'exercise' ? { ...section, items: section.items.map(asked) } : section,
    ),
  };
}

/** What the server found in an answer, and the exercise as it was solved. */
export type GradedItem = Omit<Schema<'ItemGrade'>, 'itemId'>;

/** Grades the exercises of a worksheet, each in the grader's own thread. */
export async function gradeItems(
  grader: Grader,
  sections: readonly Section[],
  items: readonly Schema<'SubmissionItem'>[],
  learnerId: number,
): Promise<ReadonlyMap<string, GradedItem>> {
  const answers = new Map(items.map(({ itemId, textAnswer }) => [itemId, textAnswer]));
  const graded = new Map<string, GradedItem>();
  for (const { item } of exercisesIn(sections)) {
    const drawn = drawnItem(item, learnerId);
    const texts = readTexts(answers.get(item.id) ?? '');
    requireFitting(drawn.definition, { texts });
    const grade = await grader.grade(drawn, { texts });
    graded.set(item.id, {
      grade: grade as unknown as Schema<'ExerciseGrade'>,
      exercise: forPractice(drawn) as unknown as Schema<'AskedExercise'>,
    });
  }
  return graded;
}

/** The first exercise of a worksheet that can't be read or fails its own tests, by its field. */
export async function exerciseFault(
  grader: Grader,
  sections: readonly Pick<Section, 'type' | 'items'>[],
): Promise<[field: string, fault: string] | undefined> {
  for (const { item, field } of exercisesIn(sections)) {
    const unread = exerciseError({ question: item.text });
    const fault = unread ?? (await provingFault(grader, definitionOf(item)));
    if (fault) return [field, fault];
  }
  return undefined;
}

const definitionOf = ({ text }: Item) => JSON.parse(text) as Definition;

function drawnItem(item: Item, learnerId: number): Drawn {
  const definition = definitionOf(item);
  return draw(definition, seedOf(definition, `${item.id}:${learnerId}`));
}
