import type { Schema } from '@uplink/api-client';

type Stages = readonly Schema<'LabStage'>[];

/** The place of the stage on screen: the open one, or the last when all are met. */
export function shownStage(stages: Stages): number {
  const open = stages.findIndex(({ state }) => state === 'open');
  return open < 0 ? stages.length - 1 : open;
}

export const isDone = (stages: Stages): boolean => stages.every(({ state }) => state === 'met');

/** The commands that the log can't do without: those that met the stages before. */
export function keptLog({ stages, answer }: Schema<'LabRun'>): string {
  if (isDone(stages)) return answer?.log ?? '';
  return stages[shownStage(stages)]?.startLog ?? '';
}

type Hints = Schema<'LabHints'>;

/** The hints that are open in one stage, by goal: two stages may have goals of one name. */
export const hintsOf = (hints: Hints, at: number): Hints =>
  Object.fromEntries(
    Object.entries(hints)
      .filter(([name]) => name.startsWith(prefixOf(at)))
      .map(([name, count]) => [name.slice(prefixOf(at).length), count]),
  );

/** The hints of all stages, with those of one as they are now. */
export const withHints = (hints: Hints, at: number, opened: Hints): Hints => ({
  ...hints,
  ...Object.fromEntries(
    Object.entries(opened).map(([goal, count]) => [`${prefixOf(at)}${goal}`, count]),
  ),
});

const prefixOf = (at: number) => `${at + 1}.`;

/** The last commands of a log, to tell two of them apart. */
export const endOf = (log: string): string[] => log.split('\n').slice(-4);
