import type { FlowRow, Grade } from '@uplink/net/exercise';
import type { IdleLine } from '@uplink/net/sets';

export const rowsOf = ({ goals }: Grade): FlowRow[] => goals.flatMap(({ rows = [] }) => rows);

/** A mark on a line: it decides a packet wrongly, has no work, or isn't understood. */
export interface LineMark {
  line: number;
  kind: 'hit' | 'idle' | 'unread';
  /** Of an `idle` line: what takes its packets. */
  idle?: IdleLine;
  /** Of a `hit`: what it does to the packet. */
  action?: 'permit' | 'deny';
}

/** The marks of a list's lines. One line has one mark, the gravest. */
export function marksOf(grade: Grade, list: string): LineMark[] {
  const marks = new Map<number, LineMark>();
  const add = (mark: LineMark) => {
    if (!marks.has(mark.line)) marks.set(mark.line, mark);
  };
  const own = grade.goals.filter(({ field }) => field === list);
  for (const { unread = [] } of own) for (const { line } of unread) add({ line, kind: 'unread' });
  for (const { witness } of own)
    if (witness?.line !== undefined)
      add({ line: witness.line, kind: 'hit', action: witness.given });
  for (const { idle = [] } of own)
    for (const one of idle) add({ line: one.line, kind: 'idle', idle: one });
  return [...marks.values()].sort((one, other) => one.line - other.line);
}

export interface Word {
  text: string;
  kind?: 'keyword' | 'value';
}

/** A line cut into words to colour. Together they are the line again. */
export const coloured = (line: string): Word[] =>
  line
    .split(/(\b(?:permit|deny|remark)\b|\b\d+(?:\.\d+){3}\b|\b\d+\b)/)
    .flatMap((text, at): Word[] => {
      if (text === '') return [];
      if (at % 2 === 0) return [{ text }];
      return [{ text, kind: /\d/.test(text) ? 'value' : 'keyword' }];
    });

/** Lines numbered 10, 20, 30 in the order a device reads them. */
export function renumbered(text: string): string {
  let last = 0;
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line, at) => {
      const [, number, rest = ''] = /^(\d+)?\s*(.*)$/.exec(line) ?? [];
      last = number === undefined ? last + 10 : Number(number);
      return { rest, sequence: last, at };
    })
    .sort((one, other) => one.sequence - other.sequence || one.at - other.at)
    .map(({ rest }, at) => `${(at + 1) * 10} ${rest}`)
    .join('\n');
}
