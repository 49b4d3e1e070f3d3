import { type Ipv4, parseIpv4 } from '../address/index.ts';
import type { Packet } from '../packet/index.ts';
import type { Setup } from '../plane/index.ts';
import {
  type AccessList,
  type Action,
  decide,
  laterMatches,
  type ParsedLists,
  parseLists,
} from '../sets/index.ts';
import type { Answer, Check, Definition } from './definition.ts';
import type { Finding, WitnessedPacket } from './finding.ts';
import { playedNetwork } from './network.ts';
import { BadExpression } from './values.ts';

/** What a judge says about a goal; `grade` adds which one. */
export type Judgement = Omit<Finding, 'goal'>;

export type CheckOf<Kind extends Check['kind']> = Extract<Check, { kind: Kind }>;

/** What judges share: the exercise, the answer, and what was read from it. */
export interface Judging {
  definition: Definition;
  answer: Answer;
  budget?: number | undefined;
  /** The list as far as it was read. */
  list(id: string): AccessList;
  unreadIn(id: string): ParsedLists['unread'];
  hosts: Ipv4[];
  /** The network after the log was played. */
  setup(): Setup;
  /** Judges another goal of the exercise in another setup of the network. */
  judgeIn(goal: string, setup: Setup): Judgement;
}

export const met: Judgement = { verdict: 'met', cause: 'met' };
export const spent: Judgement = { verdict: 'undecided', cause: 'budget' };

/** Judges a goal, by the kind of its check. */
export type Judge = (check: Check, judging: Judging) => Judgement;

export function judging(
  definition: Definition,
  answer: Answer,
  { judge, budget }: { judge: Judge; budget?: number | undefined },
): Judging {
  const parsed = new Map<string, ParsedLists>();
  const parse = (id: string) => {
    const field = definition.lists?.find((list) => list.id === id);
    if (!field) throw new BadExpression(`There is no list “${id}”.`);
    const known =
      parsed.get(id) ?? parseLists(answer.texts[id] ?? '', { kind: field.kind, name: id });
    parsed.set(id, known);
    return known;
  };
  let played: Setup | undefined;
  const context: Judging = {
    definition,
    answer,
    budget,
    setup: () => {
      played ??= playedNetwork(definition, answer.texts.log ?? '');
      return played;
    },
    judgeIn: (id, setup) => {
      const goal = definition.goals.find((each) => each.id === id);
      if (!goal || goal.check.kind === 'survives')
        throw new BadExpression(`There is no goal “${id}” that could survive.`);
      return judge(goal.check, { ...context, setup: () => setup });
    },
    list: (id) => parse(id).lists[0] as AccessList,
    unreadIn: (id) => parse(id).unread,
    hosts: Object.values(definition.hosts ?? {})
      .map(parseIpv4)
      .filter((host): host is Ipv4 => host !== undefined),
  };
  return context;
}

/** A list the author wrote: it must be readable. */
export function authored(text: string, kind: AccessList['kind']): AccessList {
  const { lists, unread } = parseLists(text, { kind, name: 'model' });
  if (unread[0]) throw new BadExpression(`Line ${unread[0].line} can't be read: ${unread[0].text}`);
  return lists[0] as AccessList;
}

/** What a list does with a packet, beside what is wanted. */
export function witnessed(list: AccessList, packet: Packet, wanted: Action): WitnessedPacket {
  const { action, line, walk } = decide(list, packet);
  const later = line === undefined ? [] : laterMatches(list, packet, line);
  return {
    packet,
    wanted,
    given: action,
    walk,
    later: later.filter(({ rule }) => rule?.action === wanted).map((entry) => entry.line),
    ...(line !== undefined && { line }),
  };
}
