import type { Answer, Check, Goal } from './definition.ts';
import type { Drawn } from './draw.ts';
import type { Finding, Grade } from './finding.ts';
import { judgeAcl } from './goals/acl.judge.ts';
import { judgeFlows } from './goals/flows.judge.ts';
import { judgeMinimal, judgeUnchanged } from './goals/lines.judge.ts';
import { judgeProperty, judgeSurvives } from './goals/network.judge.ts';
import { judgePlan } from './goals/plan.judge.ts';
import { judgeHops, judgePath, judgeReach, judgeUnreach } from './goals/reach.judge.ts';
import { judgeValue } from './goals/value.judge.ts';
import { type CheckOf, type Judgement, type Judging, judging } from './judging.ts';

/** The version of the engine: it changes when an answer could be graded otherwise than before. */
export const ENGINE = 2;

type Judges = { [Kind in Check['kind']]: (check: CheckOf<Kind>, judging: Judging) => Judgement };

const judges: Judges = {
  value: judgeValue,
  plan: judgePlan,
  acl: judgeAcl,
  flows: judgeFlows,
  minimal: judgeMinimal,
  unchanged: judgeUnchanged,
  reach: judgeReach,
  unreach: judgeUnreach,
  path: judgePath,
  property: judgeProperty,
  survives: judgeSurvives,
  hops: judgeHops,
};

/** Grades an answer. The same answer gets the same grade on every machine: budgets count nodes, not time. */
export function grade({ definition }: Drawn, answer: Answer, budget?: number): Grade {
  const context = judging(definition, answer, { judge, budget });
  const goals: Finding[] = [];
  for (const goal of definition.goals) goals.push(judgeGoal(goal, goals, context));
  const weightOf = (wanted: (goal: Goal) => boolean) =>
    definition.goals.filter(wanted).reduce((sum, { weight = 1 }) => sum + weight, 0);
  const isMet = ({ id }: Goal) =>
    goals.some((finding) => finding.goal === id && finding.verdict === 'met');
  return {
    passed: definition.goals.every((goal) => goal.optional || isMet(goal)),
    points: weightOf(isMet),
    total: weightOf(() => true),
    goals,
  };
}

function judgeGoal(goal: Goal, earlier: Finding[], context: Judging): Finding {
  const first = goal.needs?.find(
    (id) => !earlier.some((finding) => finding.goal === id && finding.verdict === 'met'),
  );
  if (first !== undefined)
    return { goal: goal.id, verdict: 'undecided', cause: 'needs', other: first };
  const { check } = goal;
  const unread = 'list' in check ? context.unreadIn(check.list) : [];
  if ('list' in check && unread.length > 0)
    return {
      goal: goal.id,
      verdict: 'undecided',
      cause: 'unread-lines',
      field: check.list,
      lines: unread.map(({ line }) => line),
      unread,
    };
  return { goal: goal.id, ...judge(check, context) };
}

function judge(check: Check, context: Judging): Judgement {
  const own = judges[check.kind] as (check: Check, judging: Judging) => Judgement;
  return own(check, context);
}
