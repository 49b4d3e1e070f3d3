import { Worker } from 'node:worker_threads';
import type { Answer, Drawn, Grade } from '@uplink/net/exercise';
import type { OnFault } from '../../../jobs/attempt.ts';
import { tooManyRequests } from '../../../plugins/errors/errors.ts';
import { createThread, type Thread } from '../../../thread.ts';
import type { GraderTask, Proof, ProofTask } from './grader.types.ts';

/** The engine counts its steps and stops by itself; this only catches what it failed to foresee. */
const longestMs = 10_000;
/** A definition is proved with all its tests in every variant. */
export const longestCheckMs = 20_000;

/** Grades answers one at a time. */
export interface AnswerGrader {
  /** Refused when the grader gave up: a busy machine is no reason to call an answer wrong. */
  grade(drawn: Drawn, answer: Answer): Promise<Grade>;
  /** The same; `undefined` if the grader gave up. */
  tryToGrade(drawn: Drawn, answer: Answer): Promise<Grade | undefined>;
}

/** Proves definitions one at a time. */
export interface Prover {
  /** Proves a definition by its own tests; `undefined` if that took too long. */
  check(task: ProofTask): Promise<Proof | undefined>;
}

/** Grades answers and proves definitions in threads of its own. */
export interface Grader extends AnswerGrader, Prover {
  /** Answers of people without an account. */
  visitors: AnswerGrader;
  close(): Promise<void>;
}

/** Learners don't wait for authors' tests or for visitors, because anyone can be a visitor. */
export function createGrader(onFault: OnFault): Grader {
  const threadOf = (what: string) =>
    createThread<GraderTask>(startWorker, {
      busy,
      onFault: (error) => onFault(error, `the grader of ${what}`),
    });
  const answers = threadOf('answers');
  const visits = threadOf('visitors');
  const definitions = threadOf('definitions');
  return {
    ...graderIn(answers),
    visitors: graderIn(visits),
    check: (task) => definitions.inTurn<Proof>(task, longestCheckMs),
    close: async () => {
      await Promise.all([answers, visits, definitions].map((thread) => thread.close()));
    },
  };
}

function graderIn({ inTurn }: Thread<GraderTask>): AnswerGrader {
  const tryToGrade = (drawn: Drawn, answer: Answer) => inTurn<Grade>({ drawn, answer }, longestMs);
  return {
    tryToGrade,
    grade: async (drawn, answer) => {
      const grade = await tryToGrade(drawn, answer);
      if (!grade) throw busy();
      return grade;
    },
  };
}

const busy = () => tooManyRequests('Too many answers are being checked. Try again in a minute.');

const startWorker = () =>
  new Worker(new URL('./grade.worker.ts', import.meta.url), {
    execArgv: ['--conditions=uplink-source'],
    resourceLimits: { maxOldGenerationSizeMb: 64 },
  });

/** Nothing is known about any goal. */
export const unjudged = ({ definition }: Drawn): Grade => ({
  passed: false,
  points: 0,
  total: definition.goals.reduce((sum, { weight = 1 }) => sum + weight, 0),
  goals: definition.goals.map(({ id }) => ({ goal: id, verdict: 'undecided', cause: 'budget' })),
});
