import { compareLists, decide } from '../../sets/index.ts';
import { selectionOf } from '../flow.ts';
import { type CheckOf, type Judgement, type Judging, met, spent } from '../judging.ts';
import { authored, ownList, witnessed } from './read-list.ts';

/** What a list permits, compared with what a model permits: over every packet, not line by line. */
export function judgeAcl(check: CheckOf<'acl'>, judging: Judging): Judgement {
  const { hosts, budget } = judging;
  const own = ownList(judging, check.list);
  const model = authored(check.model, own.kind);
  const result = compareLists(own, check.relation, model, {
    within: selectionOf(check.within ?? {}),
    hosts,
    budget,
  });
  if (result.verdict !== 'unmet') return result.verdict === 'met' ? met : spent;
  const isPermitted = decide(own, result.witness).action === 'permit';
  return {
    verdict: 'unmet',
    cause: 'packet',
    field: check.list,
    witness: witnessed(own, result.witness, isPermitted ? 'deny' : 'permit'),
  };
}
