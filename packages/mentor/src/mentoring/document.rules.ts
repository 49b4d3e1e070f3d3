import type { Schema } from '@uplink/api-client';
import { readTexts } from '@uplink/kit/homeworks';
import { diffArrays } from 'diff';
import type { reviewMessages } from './review.messages.ts';

/** Where a comment can be: the same words as the contract's, without what the line says. */
export type LinePlace = Pick<Schema<'CommentPlace'>, 'part' | 'name' | 'line'>;

export interface DocumentLine {
  text: string;
  /** Nothing where no comment can be, such as a question of a worksheet. */
  place?: LinePlace;
}

/** A line as it is shown: alone, or in the difference to an earlier attempt. */
export interface Row extends DocumentLine {
  key: string;
  change?: 'added' | 'removed';
  /** Its number in the earlier attempt and in this one. */
  before?: number;
  after?: number;
}

/** How many unchanged lines are shown around a change. */
const context = 3;
/** Beyond this many changed lines a difference tells nothing, and takes long. */
const mostEdits = 5000;

export const fileLines = (name: string, text: string): DocumentLine[] =>
  linesOf(text).map((line, index) => ({
    text: line,
    place: { part: 'file', name, line: index + 1 },
  }));

type Verdicts = (typeof reviewMessages)['verdicts'];

/** The answers of a worksheet, each under its question. */
export function worksheetLines(
  task: Pick<Schema<'HomeworkTask'>, 'sections'>,
  items: readonly Schema<'SubmissionItem'>[],
  grades: readonly Schema<'ItemGrade'>[],
  verdicts: Verdicts,
): DocumentLine[] {
  const answers = new Map(items.map(({ itemId, textAnswer }) => [itemId, textAnswer]));
  return task.sections.flatMap(({ title, type, items: questions }) => [
    { text: title },
    ...questions.flatMap(({ id, text, exercise }) => {
      const answer = answers.get(id) ?? '';
      const lines =
        type === 'checklist' ? [answer === 'true' ? '[x]' : '[ ]'] : answerLines(type, answer);
      const graded = grades.find(({ itemId }) => itemId === id);
      return [
        { text: graded?.exercise?.definition.title ?? text },
        ...goalLines(graded?.grade, graded?.exercise ?? exercise, verdicts),
        ...lines.map((line, index) => ({
          text: line,
          place: { part: 'item' as const, name: id, line: index + 1 },
        })),
      ];
    }),
  ]);
}

/** What the server found in an exercise, goal by goal. */
function goalLines(
  grade: Schema<'ExerciseGrade'> | undefined,
  asked: Schema<'AskedExercise'> | undefined,
  verdicts: Verdicts,
): DocumentLine[] {
  const goals = (asked?.definition.goals ?? []) as { id: string; title: string }[];
  return (grade?.goals ?? []).map(({ goal, verdict }) => ({
    text: `${verdicts[verdict]}: ${goals.find(({ id }) => id === goal)?.title ?? goal}`,
  }));
}

function answerLines(type: Schema<'HomeworkSection'>['type'], answer: string): string[] {
  if (type === 'exercise')
    return Object.entries(readTexts(answer)).flatMap(([id, text]) =>
      id === 'log' ? linesOf(text) : linesOf(text).map((line) => `${id}: ${line}`),
    );
  if (type !== 'fillBlanks') return linesOf(answer);
  try {
    const blanks: unknown = JSON.parse(answer);
    return Array.isArray(blanks) ? blanks.map(String) : [answer];
  } catch {
    return [answer];
  }
}

function linesOf(text: string): string[] {
  const lines = text.split(/\r\n|\n|\r/);
  if (lines.length > 1 && lines.at(-1) === '') lines.pop();
  return lines;
}

/** The rows of a document by itself. */
export const plainRows = (lines: readonly DocumentLine[]): Row[] =>
  lines.map((line, index) => ({ ...line, key: `after-${index}`, after: index + 1 }));

/** The difference between two attempts at a document, whole; undefined when they are too different. */
export function diffRows(
  before: readonly DocumentLine[],
  after: readonly DocumentLine[],
): Row[] | undefined {
  const parts = diffArrays(
    before.map(({ text }) => text),
    after.map(({ text }) => text),
    { maxEditLength: mostEdits },
  );
  if (!parts) return undefined;
  const rows: Row[] = [];
  let [old, now] = [0, 0];
  for (const { value, added, removed } of parts) {
    for (const text of value) {
      const line = removed ? before[old] : after[now];
      const number = { ...(!added && { before: ++old }), ...(!removed && { after: ++now }) };
      // Only what is in the newest attempt gets new comments.
      const place = removed ? undefined : line?.place;
      rows.push({
        text,
        key: removed ? `before-${old}` : `after-${now}`,
        ...number,
        ...(place && { place }),
        ...(added && { change: 'added' as const }),
        ...(removed && { change: 'removed' as const }),
      });
    }
  }
  return rows;
}

export interface Fold {
  key: string;
  hidden: number;
}

/** Leaves out what lies far from every change and every comment. */
export function foldRows(rows: readonly Row[], isKept: (row: Row) => boolean): (Row | Fold)[] {
  const near = new Set<number>();
  rows.forEach((row, index) => {
    if (!row.change && !isKept(row)) return;
    for (let at = index - context; at <= index + context; at += 1) near.add(at);
  });
  const shown: (Row | Fold)[] = [];
  for (const [index, row] of rows.entries()) {
    const last = shown.at(-1);
    if (near.has(index)) shown.push(row);
    else if (last && 'hidden' in last) last.hidden += 1;
    else shown.push({ key: `fold-${index}`, hidden: 1 });
  }
  return shown;
}

export const countChanges = (rows: readonly Row[]) => ({
  added: rows.filter(({ change }) => change === 'added').length,
  removed: rows.filter(({ change }) => change === 'removed').length,
});

type Comment = Schema<'SubmissionComment'>;

/**
 * The row a comment belongs to: its line, or in a later attempt the nearest line that says the same; where
 * that line is gone, the row that shows what it was.
 */
export function rowOf(comment: Comment, rows: readonly Row[], version: number): string | undefined {
  const { part, name, line, quote } = comment.place;
  const own = rows.filter(({ place }) => place?.part === part && place.name === name);
  const exact = own.find(({ place }) => place?.line === line);
  if (comment.version === version) return exact?.key;
  const same = own
    .filter(({ text }) => text.slice(0, quote.length) === quote)
    .sort((one, other) => distance(one, line) - distance(other, line))[0];
  const removed = rows.find(
    ({ change, before, text }) =>
      change === 'removed' && before === line && text.slice(0, quote.length) === quote,
  );
  return (same ?? removed ?? exact ?? own.at(-1))?.key;
}

const distance = ({ place }: Row, line: number) => Math.abs((place?.line ?? 0) - line);
