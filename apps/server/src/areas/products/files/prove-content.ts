import type { Definition } from '@uplink/net/exercise';
import type { Grader } from '../../exercises/grading/grader.ts';
import { provingFault } from '../../exercises/grading/prove.ts';
import { unprovedQuestions } from '../../questions/prove-questions.ts';
import { questionError } from '../../questions/question.rules.ts';
import type { LessonContent, ProductContent } from './content.types.ts';
import { toQuizForm } from './forms.rules.ts';
import type { FileFault } from './yaml-file.ts';

/** The exercises of files that can't be asked: each is proved in the grader's thread. */
export async function unprovedExercises(
  grader: Grader,
  { sections }: ProductContent,
): Promise<FileFault[]> {
  const faults: FileFault[] = [];
  for (const lesson of sections.flatMap(({ lessons }) => lessons)) {
    const file = `lessons/${lesson.slug}`;
    for (const message of await ofLesson(grader, lesson.exercises))
      faults.push({ file: `${file}.exercises.yaml`, line: null, message });
    for (const message of await ofQuiz(grader, lesson))
      faults.push({ file: `${file}.quiz.yaml`, line: null, message });
  }
  return faults;
}

async function ofLesson(grader: Grader, exercises: readonly Definition[]): Promise<string[]> {
  const faults: string[] = [];
  for (const one of exercises) {
    const fault = await provingFault(grader, one);
    if (fault) faults.push(fault);
  }
  return faults;
}

async function ofQuiz(grader: Grader, { quiz }: LessonContent): Promise<string[]> {
  const { questions } = quiz ? toQuizForm(quiz, () => null) : { questions: [] };
  const exercises = questions.filter(({ type }) => type === 'exercise');
  const unread = exercises.flatMap((one) => questionError(one) ?? []);
  return unread.length > 0 ? unread : [...(await unprovedQuestions(grader, exercises)).values()];
}
