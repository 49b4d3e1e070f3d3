import type { Check } from '../definition.ts';
import type { Judgement, Judging } from '../judging.ts';
import { judgeAcl } from './acl.judge.ts';
import { judgeFlows } from './flows.judge.ts';
import { judgeMinimal, judgeUnchanged } from './lines.judge.ts';
import { readList } from './read-list.ts';

/** For access lists. A list with lines that can't be read isn't judged. */
export const listJudges = {
  acl: ifRead(judgeAcl),
  flows: ifRead(judgeFlows),
  minimal: ifRead(judgeMinimal),
  unchanged: ifRead(judgeUnchanged),
};

function ifRead<Own extends Extract<Check, { list: string }>>(
  judge: (check: Own, judging: Judging) => Judgement,
) {
  return (check: Own, judging: Judging): Judgement => {
    const { unread } = readList(judging, check.list);
    if (unread.length === 0) return judge(check, judging);
    const lines = unread.map(({ line }) => line);
    return { verdict: 'undecided', cause: 'unread-lines', field: check.list, lines, unread };
  };
}
