import { longestCheckMs, type Prover } from '../../exercises/grading/grader.ts';
import { provingFaults } from '../../exercises/grading/prove.ts';
import { unprovedQuestions } from '../../questions/prove-questions.ts';
import { questionError } from '../../questions/question.rules.ts';
import type { Archive } from './archive.ts';
import type { LessonContent, ProductContent } from './content.types.ts';
import { toQuizForm } from './forms.rules.ts';
import { type FileFault, faultsAt } from './yaml-file.ts';

/** How long all exercises of a product may take to prove. */
const mostMs = 120_000;

class TooHeavy extends Error {}

/**
 * The exercises of files that can't be asked, at their lines: each is proved in the grader's thread, until all together
 * take too long.
 */
export async function unprovedExercises(
  grader: Prover,
  { sections }: ProductContent,
  texts: Archive['texts'],
): Promise<FileFault[]> {
  const faults: FileFault[] = [];
  const within = withBudget(grader);
  for (const lesson of sections.flatMap(({ lessons }) => lessons))
    for (const [part, prove] of Object.entries({ exercises: ofLesson, quiz: ofQuiz })) {
      const file = `lessons/${lesson.slug}.${part}.yaml`;
      try {
        const found = await prove(within, lesson);
        faults.push(...faultsAt({ file, text: texts.get(file) ?? '' }, found));
      } catch (error) {
        if (!(error instanceof TooHeavy)) throw error;
        return [...faults, { file, line: null, message: error.message }];
      }
    }
  return faults;
}

/** A prover that refuses to go on once its proofs took too long; waits for the thread don't count. */
function withBudget(grader: Prover): Prover {
  let leftMs = mostMs;
  return {
    check: async (task) => {
      if (leftMs <= 0)
        throw new TooHeavy(
          `The exercises of this product take more than ${mostMs / 1000} seconds to check. Use fewer variants, or split the product.`,
        );
      const proof = await grader.check(task);
      leftMs -= proof?.tookMs ?? longestCheckMs;
      return proof;
    },
  };
}

interface Found {
  path: (string | number)[];
  message: string;
}

async function ofLesson(grader: Prover, { exercises }: LessonContent): Promise<Found[]> {
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

async function ofQuiz(grader: Prover, { quiz }: LessonContent): Promise<Found[]> {
  const { questions } = quiz ? toQuizForm(quiz, () => null) : { questions: [] };
  const unread = questions.flatMap((one, index) => {
    const message = one.type === 'exercise' ? questionError(one) : undefined;
    return message === undefined ? [] : [{ path: ['questions', index], message }];
  });
  if (unread.length > 0) return unread;
  const unproved = await unprovedQuestions(grader, questions);
  return [...unproved].map(([index, message]) => ({ path: ['questions', index], message }));
}
