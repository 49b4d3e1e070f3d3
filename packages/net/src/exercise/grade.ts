import type { Answer } from './definition.ts';
import type { Drawn } from './draw.ts';
import type { Grade } from './finding.ts';
import { listJudges } from './goals/list-judges.ts';
import { networkJudges } from './goals/network-judges.ts';
import { valueJudges } from './goals/value-judges.ts';
import { gradeWith } from './grade-with.ts';
import type { Judges } from './judging.ts';

/** The version of the engine: it changes when an answer could be graded otherwise than before. */
export const ENGINE = 4;

const judges: Required<Judges> = { ...valueJudges, ...listJudges, ...networkJudges };

/** Grades an answer. The same answer gets the same grade on every machine: budgets count nodes, not time. */
export const grade = (drawn: Drawn, answer: Answer, budget?: number): Grade =>
  gradeWith(judges, { drawn, answer, budget });
