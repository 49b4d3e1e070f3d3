import { judgePlan } from './plan.judge.ts';
import { judgeValue } from './value.judge.ts';

/** For what is typed into fields. */
export const valueJudges = { value: judgeValue, plan: judgePlan };
