import type { Ipv4 } from '../address/index.ts';
import type { Setup } from '../plane/index.ts';
import type { ParsedLists } from '../sets/index.ts';
import type { Answer, Check, Definition } from './definition.ts';
import type { Finding } from './finding.ts';

/** What a judge says about a goal; `grade` adds which one. */
export type Judgement = Omit<Finding, 'goal'>;

export type CheckOf<Kind extends Check['kind']> = Extract<Check, { kind: Kind }>;

/** Who judges which kind of check. */
export type Judges = {
  [Kind in Check['kind']]?: (check: CheckOf<Kind>, judging: Judging) => Judgement;
};

/** What judges share: the exercise, the answer, and what was read from it. */
export interface Judging {
  definition: Definition;
  answer: Answer;
  /** What comparing lists may still take, over all goals. */
  budget: { each: number; left: number };
  /** How many events following packets may still take, over all goals. */
  events: { left: number };
  hosts: Ipv4[];
  /** The lists of the answer that were read so far. */
  lists: Map<string, ParsedLists>;
  /** The network after the log was played; absent until a judge asks. */
  setup?: Setup;
  /** Judges another goal of the exercise in another setup of the network. */
  judgeIn(goal: string, setup: Setup): Judgement;
}

export const met: Judgement = { verdict: 'met', cause: 'met' };
export const spent: Judgement = { verdict: 'undecided', cause: 'budget' };
