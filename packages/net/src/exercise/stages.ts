import type { Definition, ExerciseTest, Goal, Hint } from './definition.ts';
import { checkForPublishing, type PublishCheck } from './publish-check.ts';

/** A lab as data: stages on one network, each with goals of its own. One log of commands goes through all of them. */
export interface StagedLab {
  lab: 1;
  seeds: number[];
  variants?: Definition['variants'];
  network: NonNullable<Definition['network']>;
  hosts?: Record<string, string>;
  stages: Stage[];
}

/** Logs hold what is entered in this stage; those of the stages before come first. */
export interface Stage {
  title: string;
  task: string[];
  goals: Goal[];
  hints?: Hint[];
  model: string;
  tests: ({ accept: string } | { refuse: string; unmet: string[] })[];
}

/** The entered lines in order, without empty ones. */
export const joinLogs = (...logs: string[]): string => logs.filter(Boolean).join('\n');

/** The model answers of the stages before. */
export const logBefore = ({ stages }: StagedLab, at: number): string =>
  joinLogs(...stages.slice(0, at).map(({ model }) => model.trim()));

/** One stage as an exercise: the network as it was at first, the goals of the stage, and the whole log as its answer. */
export function stageOf(lab: StagedLab, at: number): Definition {
  const { seeds, variants, network, hosts } = lab;
  const stage = lab.stages[at];
  if (!stage) throw new RangeError(`There is no stage ${at + 1}.`);
  const before = logBefore(lab, at);
  const whole = (log: string) => ({ log: joinLogs(before, log.trim()) });
  const tests = stage.tests.map(
    (test): ExerciseTest =>
      'accept' in test
        ? { accept: whole(test.accept) }
        : { refuse: whole(test.refuse), unmet: test.unmet },
  );
  return {
    exercise: 1,
    kind: 'configure',
    title: stage.title,
    task: stage.task,
    seeds,
    network,
    goals: stage.goals,
    model: { texts: whole(stage.model) },
    tests,
    ...(variants && { variants }),
    ...(hosts && { hosts }),
    ...(stage.hints && { hints: stage.hints }),
  };
}

/** Proves each stage with its own tests: what the stages before have done must not be enough. */
export const checkStages = (lab: StagedLab): PublishCheck[] =>
  lab.stages.map((_, at) => checkForPublishing(stageOf(lab, at), { log: logBefore(lab, at) }));
