import type { Definition, Finding, FlowRow, Goal, Grade } from '@uplink/net/exercise';
import type { Texts } from './exercise.types.ts';

/** What an exercise begins with. */
export function startTexts({ lists = [], fields = [], network }: Definition): Texts {
  const texts: Texts = {};
  for (const { id, start } of lists) texts[id] = start ?? '';
  for (const { id } of fields) texts[id] = '';
  if (network) texts.log = '';
  return texts;
}

export const sameTexts = (one: Texts, other: Texts): boolean =>
  JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort());

/** What is said about how an exercise is checked. */
export function footOf({ kind, lists = [] }: Definition): 'commands' | 'packets' | 'meaning' {
  if (kind === 'configure' || kind === 'repair') return 'commands';
  return lists.length > 0 ? 'packets' : 'meaning';
}

export interface GoalState {
  goal: Goal;
  finding: Finding | undefined;
}

export const goalStates = ({ goals }: Definition, grade: Grade | undefined): GoalState[] =>
  goals.map((goal) => ({
    goal,
    finding: grade?.goals.find((finding) => finding.goal === goal.id),
  }));

export const metCount = (grade: Grade | undefined): number =>
  grade?.goals.filter(({ verdict }) => verdict === 'met').length ?? 0;

/** The finding to show in detail: the first goal with a packet, else the first that isn't met. */
export const shownFinding = ({ goals }: Grade): Finding | undefined =>
  goals.find(({ verdict, witness, probe }) => verdict === 'unmet' && (witness || probe)) ??
  goals.find(({ verdict, cause }) => verdict !== 'met' && cause !== 'needs');

export const rowsOf = ({ goals }: Grade): FlowRow[] => goals.flatMap(({ rows = [] }) => rows);

/** A mark on a line: it decides a packet wrongly, has no work, or isn't understood. */
export interface LineMark {
  line: number;
  kind: 'hit' | 'idle' | 'unread';
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
  for (const { cause, lines = [] } of own)
    if (cause === 'idle-lines') for (const line of lines) add({ line, kind: 'idle' });
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

/** The line without its number, shortened: for a walk that names it. */
export const lineWords = (text: string, line: number): string =>
  (text.split('\n')[line - 1] ?? '').trim();

/** Lines numbered 10, 20, 30 in the order a device reads them. */
export function renumbered(text: string): string {
  const lines = text.split('\n').map((line) => line.trim());
  const numbered = lines.filter(Boolean).map((line, at) => {
    const [, number, rest = ''] = /^(\d+)?\s*(.*)$/.exec(line) ?? [];
    return { rest, sequence: number === undefined ? undefined : Number(number), at };
  });
  let last = 0;
  const placed = numbered.map((line) => {
    last = line.sequence ?? last + 10;
    return { ...line, sequence: last };
  });
  return placed
    .sort((one, other) => one.sequence - other.sequence || one.at - other.at)
    .map(({ rest }, at) => `${(at + 1) * 10} ${rest}`)
    .join('\n');
}

/** What learners know a field, a list or a goal by. */
export function nameOf({ fields = [], goals }: Definition, id: string): string {
  return (
    fields.find((field) => field.id === id)?.label ??
    goals.find((goal) => goal.id === id)?.title ??
    id
  );
}
