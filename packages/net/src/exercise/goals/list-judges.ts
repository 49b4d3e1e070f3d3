import type { Check } from '../definition.ts';
import type { Judgement, Judging } from '../judging.ts';
import { judgeAcl } from './acl.judge.ts';
import { judgeFlows } from './flows.judge.ts';
import { judgeMinimal, judgeUnchanged } from './lines.judge.ts';
import { readList } from './read-list.ts';

/** A longer list is no answer to an exercise. Telling about each of its lines would fill pages. */
const MOST_LINES = 500;
/** How many unread lines a finding names. The learner's editor marks all of them. */
const MOST_UNREAD = 10;

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
    const { list: field } = check;
    if ((judging.answer.texts[field] ?? '').split(/[\r\n]+/).length > MOST_LINES)
      return { verdict: 'undecided', cause: 'long-list', field };
    const unread = readList(judging, field).unread.slice(0, MOST_UNREAD);
    if (unread.length === 0) return judge(check, judging);
    const lines = unread.map(({ line }) => line);
    return { verdict: 'undecided', cause: 'unread-lines', field, lines, unread };
  };
}
