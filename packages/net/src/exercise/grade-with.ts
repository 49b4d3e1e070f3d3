import { type Ipv4, parseIpv4 } from '../address/index.ts';
import { BadExpression } from './bad-expression.ts';
import type { Answer, Check, Goal } from './definition.ts';
import type { Drawn } from './draw.ts';
import type { Finding, Grade } from './finding.ts';
import type { Judgement, Judges, Judging } from './judging.ts';

/** What one comparison may take. It is the budget of the sets, which most exercises don't load. */
const NODE_BUDGET = 400_000;
/** All goals together may take this many times the budget of one: 20 that each spent it would take seconds. */
const COMPARISONS = 10;
/** What following the packets of all goals may take. */
const EVENTS = 500_000;

/** What is graded, and within how many steps. */
export interface Graded {
  drawn: Drawn;
  answer: Answer;
  /** What one comparison of lists may take, in nodes. @default 400,000 */
  budget?: number | undefined;
}

/** Grades with some of the judges: pages load those that an exercise needs. */
export function gradeWith(judges: Judges, { drawn, answer, budget = NODE_BUDGET }: Graded): Grade {
  const { definition } = drawn;
  const context: Judging = {
    definition,
    answer,
    budget: { each: budget, left: budget * COMPARISONS },
    events: { left: EVENTS },
    hosts: Object.values(definition.hosts ?? {})
      .map(parseIpv4)
      .filter((host): host is Ipv4 => host !== undefined),
    lists: new Map(),
    judgeIn: (id, setup) => {
      const goal = definition.goals.find((each) => each.id === id);
      if (!goal || goal.check.kind === 'survives')
        throw new BadExpression(`There is no goal “${id}”.`);
      return judge(judges, goal.check, { ...context, setup });
    },
  };
  const goals: Finding[] = [];
  for (const goal of definition.goals)
    goals.push(waitsFor(goal, goals) ?? { goal: goal.id, ...judge(judges, goal.check, context) });
  return gradeOf(definition.goals, goals);
}

function gradeOf(goals: Goal[], findings: Finding[]): Grade {
  const weightOf = (wanted: (goal: Goal) => boolean) =>
    goals.filter(wanted).reduce((sum, { weight = 1 }) => sum + weight, 0);
  const isMet = ({ id }: Goal) => isMetIn(findings, id);
  return {
    passed: goals.every((goal) => goal.optional || isMet(goal)),
    points: weightOf(isMet),
    total: weightOf(() => true),
    goals: findings,
  };
}

function waitsFor({ id, needs }: Goal, earlier: Finding[]): Finding | undefined {
  const first = needs?.find((other) => !isMetIn(earlier, other));
  if (first === undefined) return undefined;
  return { goal: id, verdict: 'undecided', cause: 'needs', other: first };
}

const isMetIn = (findings: Finding[], id: string) =>
  findings.some(({ goal, verdict }) => goal === id && verdict === 'met');

function judge(judges: Judges, check: Check, context: Judging): Judgement {
  const own = judges[check.kind] as ((check: Check, judging: Judging) => Judgement) | undefined;
  if (!own) throw new BadExpression(`There is nothing that “${check.kind}” could check.`);
  return own(check, context);
}
