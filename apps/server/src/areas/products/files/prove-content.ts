import type { Grader } from '../../exercises/grading/grader.ts';
import { provingFaults } from '../../exercises/grading/prove.ts';
import { unprovedQuestions } from '../../questions/prove-questions.ts';
import { questionError } from '../../questions/question.rules.ts';
import type { Archive } from './archive.ts';
import type { LessonContent, ProductContent } from './content.types.ts';
import { toQuizForm } from './forms.rules.ts';
import { type FileFault, faultsAt } from './yaml-file.ts';

/** The exercises of files that can't be asked, at their lines: each is proved in the grader's thread. */
export async function unprovedExercises(
  grader: Grader,
  { sections }: ProductContent,
  texts: Archive['texts'],
): Promise<FileFault[]> {
  const faults: FileFault[] = [];
  for (const lesson of sections.flatMap(({ lessons }) => lessons)) {
    const parts = { exercises: await ofLesson(grader, lesson), quiz: await ofQuiz(grader, lesson) };
    for (const [part, found] of Object.entries(parts)) {
      const file = `lessons/${lesson.slug}.${part}.yaml`;
      faults.push(...faultsAt({ file, text: texts.get(file) ?? '' }, found));
    }
  }
  return faults;
}

interface Found {
  path: (string | number)[];
  message: string;
}

async function ofLesson(grader: Grader, { exercises }: LessonContent): Promise<Found[]> {
  const found: Found[] = [];
  for (const [index, one] of exercises.entries())
    for (const { place, message } of await provingFaults(grader, { definition: one }))
      found.push({
        path: [
          index,
          ...place.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part)),
        ],
        message: `“${one.title}”: ${message}`,
      });
  return found;
}

async function ofQuiz(grader: Grader, { quiz }: LessonContent): Promise<Found[]> {
  const { questions } = quiz ? toQuizForm(quiz, () => null) : { questions: [] };
  const unread = questions.flatMap((one, index) => {
    const message = one.type === 'exercise' ? questionError(one) : undefined;
    return message === undefined ? [] : [{ path: ['questions', index], message }];
  });
  if (unread.length > 0) return unread;
  const unproved = await unprovedQuestions(grader, questions);
  return [...unproved].map(([index, message]) => ({ path: ['questions', index], message }));
}
