import type { Schema } from '@uplink/api-client';
import { draw, forPractice, stageOf } from '@uplink/net/exercise';
import type { FoundRun, StageGrade } from './run.repository.ts';

/** The open stage, counted from 1; one more than there are when all are met. */
export const openStage = (grades: readonly StageGrade[]): number =>
  grades.filter(({ is_met }) => is_met).length + 1;

/** What had been entered when a stage opened. */
export const startLog = (grades: readonly StageGrade[], stage: number): string =>
  grades.find((grade) => grade.stage === stage - 1 && grade.is_met)?.log ?? '';

/** The stages as their learner gets them: what is to come has a title only. */
export function toStages({ lab, answer, grades }: FoundRun, seed: number): Schema<'LabStage'>[] {
  const open = openStage(grades);
  return lab.stages.map(({ title }, at) => {
    const stage = at + 1;
    if (stage > open) return { title, state: 'closed', exercise: null, startLog: '', graded: null };
    const drawn = forPractice(draw(stageOf(lab, at), seed));
    const last = grades.find((grade) => grade.stage === stage);
    const isShown = last && (last.is_met || last.log === answer?.log);
    return {
      title: drawn.definition.title,
      state: last?.is_met ? 'met' : 'open',
      exercise: drawn as unknown as Schema<'AskedExercise'>,
      startLog: startLog(grades, stage),
      graded: isShown
        ? { grade: last.grade, engine: last.engine, gradedAt: last.graded_at.toISOString() }
        : null,
    };
  });
}
