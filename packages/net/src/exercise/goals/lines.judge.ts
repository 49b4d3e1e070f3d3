import { idleLines, rulesOf } from '../../sets/index.ts';
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
    idle,
  };
}

/** Lines that must stay, in their order; their numbers and the way they are written don't matter. */
export function judgeUnchanged(check: CheckOf<'unchanged'>, judging: Judging): Judgement {
  const own = ownList(judging, check.list);
  // What was read is the same however it was written.
  const written = rulesOf(own).map(({ rule }) => JSON.stringify(rule));
  const kept = rulesOf(authored(check.keep.join('\n'), own.kind));
  let from = 0;
  for (const { line, rule } of kept) {
    const found = written.indexOf(JSON.stringify(rule), from);
    if (found < 0) return { verdict: 'unmet', cause: 'changed', field: check.list, lines: [line] };
    from = found + 1;
  }
  return met;
}
