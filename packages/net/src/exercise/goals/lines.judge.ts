import { formatRule, idleLines, rulesOf } from '../../sets/index.ts';
import { type CheckOf, type Judgement, type Judging, met, spent } from '../judging.ts';
import { authored, ownList } from './read-list.ts';

/** A list without lines that do nothing. */
export function judgeMinimal(check: CheckOf<'minimal'>, judging: Judging): Judgement {
  const idle = idleLines(ownList(judging, check.list), judging.budget);
  if (!Array.isArray(idle)) return { ...spent, field: check.list };
  if (idle.length <= (check.allowed ?? 0)) return met;
  return {
    verdict: 'unmet',
    cause: 'idle-lines',
    field: check.list,
    lines: idle.map(({ line }) => line),
  };
}

/** Lines that must stay, in their order; their numbers and the way they are written don't matter. */
export function judgeUnchanged(check: CheckOf<'unchanged'>, judging: Judging): Judgement {
  const own = ownList(judging, check.list);
  const written = rulesOf(own).map(({ rule }) => formatRule(rule, own.kind));
  const kept = rulesOf(authored(check.keep.join('\n'), own.kind));
  let from = 0;
  for (const { line, rule } of kept) {
    const found = written.indexOf(formatRule(rule, own.kind), from);
    if (found < 0) return { verdict: 'unmet', cause: 'changed', field: check.list, lines: [line] };
    from = found + 1;
  }
  return met;
}
