import { Worker } from 'node:worker_threads';
import type { Answer, Drawn, Grade, PublishCheck } from '@uplink/net/exercise';
import { tooManyRequests } from '../../../plugins/errors/errors.ts';
import type { GraderTask, ProofTask } from './grader.types.ts';

/** The engine counts its steps and stops by itself; this only catches what it failed to foresee. */
const longestMs = 10_000;
/** A definition is proved with all its tests in every variant. */
const longestCheckMs = 20_000;
const longestLine = 50;

/** Grades answers one after the other. */
export interface AnswerGrader {
  /** Refused when the grader gave up: a busy machine is no reason to call an answer wrong. */
  grade(drawn: Drawn, answer: Answer): Promise<Grade>;
  /** The same; `undefined` if the grader gave up. */
  tryToGrade(drawn: Drawn, answer: Answer): Promise<Grade | undefined>;
}

/** Grades answers and proves definitions in threads of its own. */
export interface Grader extends AnswerGrader {
  /** Answers of people without an account. */
  visitors: AnswerGrader;
  /** Proves a definition by its own tests; `undefined` if that took too long. */
  check(task: ProofTask): Promise<PublishCheck | undefined>;
  close(): Promise<void>;
}

/** Learners wait neither for the tests of an author nor for visitors, whom anyone can be. */
export function createGrader(): Grader {
  const answers = createThread();
  const visits = createThread();
  const definitions = createThread();
  return {
    ...graderIn(answers),
    visitors: graderIn(visits),
    check: (task) => definitions.inTurn<PublishCheck>(task, longestCheckMs),
    close: async () => {
      await Promise.all([answers, visits, definitions].map((thread) => thread.close()));
    },
  };
}

function graderIn({ inTurn }: ReturnType<typeof createThread>): AnswerGrader {
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

/** Starts with the first task. One that takes too long ends it, and gives nothing. */
function createThread() {
  let worker: Worker | undefined;
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();

  async function start(): Promise<Worker> {
    const started = new Worker(new URL('./grade.worker.ts', import.meta.url), {
      execArgv: ['--conditions=uplink-source'],
      resourceLimits: { maxOldGenerationSizeMb: 64 },
    });
    started.unref();
    started.on('error', () => {});
    started.on('exit', () => {
      if (worker === started) worker = undefined;
    });
    // The time to load the engine is not the answer's.
    await new Promise<void>((resolve) => started.once('online', resolve).once('exit', resolve));
    return started;
  }

  async function run<Result>(task: GraderTask, mostMs: number): Promise<Result | undefined> {
    worker ??= await start();
    const grading = worker;
    return new Promise<Result | undefined>((resolve) => {
      function settle(given?: Result) {
        clearTimeout(timer);
        grading.off('message', settle).off('exit', onExit);
        resolve(given);
      }
      const onExit = () => settle();
      const timer = setTimeout(() => void grading.terminate(), mostMs);
      grading.on('message', settle).on('exit', onExit);
      grading.postMessage(task);
    });
  }

  async function inTurn<Result>(task: GraderTask, mostMs: number): Promise<Result | undefined> {
    if (waiting >= longestLine) throw busy();
    waiting += 1;
    const turn = last.then(() => run<Result>(task, mostMs));
    last = turn.catch(() => {});
    try {
      return await turn;
    } finally {
      waiting -= 1;
    }
  }

  return {
    inTurn,
    close: async () => {
      await worker?.terminate();
    },
  };
}

const busy = () => tooManyRequests('Too many answers are being checked. Try again in a minute.');

/** Nothing is known about any goal. */
export const unjudged = ({ definition }: Drawn): Grade => ({
  passed: false,
  points: 0,
  total: definition.goals.reduce((sum, { weight = 1 }) => sum + weight, 0),
  goals: definition.goals.map(({ id }) => ({ goal: id, verdict: 'undecided', cause: 'budget' })),
});
