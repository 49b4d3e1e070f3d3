import type { Definition, Finding, Goal, Grade } from '@uplink/net/exercise';
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

/** The line without its number, shortened: for a walk that names it. */
export const lineWords = (text: string, line: number): string =>
  (text.split('\n')[line - 1] ?? '').trim();

/** What learners know a field, a list or a goal by. */
export function nameOf({ fields = [], goals }: Definition, id: string): string {
  return (
    fields.find((field) => field.id === id)?.label ??
    goals.find((goal) => goal.id === id)?.title ??
    id
  );
}
