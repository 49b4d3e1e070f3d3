import { type PlannedNetwork, type Prefix, parsePrefix, planFaults } from '../../address/index.ts';
import { BadExpression } from '../bad-expression.ts';
import { type CheckOf, type Judgement, type Judging, met } from '../judging.ts';

/** A plan of networks inside a block: every allocation that fits is right. */
export function judgePlan(check: CheckOf<'plan'>, { answer }: Judging): Judgement {
  const block = parsePrefix(check.block);
  if (!block) throw new BadExpression(`${check.block} isn't a prefix.`);
  const networks: PlannedNetwork[] = [];
  for (const { field, hosts } of check.networks) {
    const text = (answer.texts[field] ?? '').trim();
    if (text === '') return { verdict: 'unmet', cause: 'blank', field };
    const prefix: Prefix | undefined = parsePrefix(text);
    if (!prefix) return { verdict: 'undecided', cause: 'unreadable', field };
    networks.push({ id: field, prefix, hosts: Number(hosts) });
  }
  const fault = planFaults(block, networks, check.leastWaste)[0];
  if (!fault) return met;
  const { cause, network } = fault;
  return {
    verdict: 'unmet',
    cause,
    field: network,
    ...('other' in fault && { other: fault.other }),
  };
}
