import type { DeviceKind } from '../config/index.ts';
import type { Node } from './grammar/graph.ts';
import { candidates } from './grammar/match.ts';
import { type Act, graphOfMode } from './modes.ts';
import { deviceOf, type Position, type Session } from './session.ts';
import { tokensOf } from './tokens.ts';
import { wordHelp } from './word-help.ts';

interface Place {
  at: Position;
  kind: DeviceKind;
}

/** What `?` answers: the words that start like the last one, or what may come next. */
export function helpLines(session: Session, device: string, line: string): string[] {
  const place = placeOf(session, device);
  const { before, last } = split(line);
  const found = place && candidates(before, graphOfMode(place.at.mode, place.kind));
  if (!found) return [];
  if (found.kind === 'ambiguous') return [`% Ambiguous command:  "${line.trim()}"`];
  if (found.kind === 'invalid') return ['% Unrecognized command'];
  if (last !== '') {
    const words = wordsLike(found.nodes, last);
    return words.length ? [words.join('  ')] : ['% Unrecognized command'];
  }
  const rows = found.nodes.map((node) => rowOf(node, place.at.mode));
  if (found.mayEnd) rows.push({ head: '<cr>', text: '' });
  return table(rows);
}

/** The line with its last word completed. `undefined` if nothing or more than one word fits. */
export function complete(session: Session, device: string, line: string): string | undefined {
  const place = placeOf(session, device);
  const { before, last } = split(line);
  if (!place || last === '') return undefined;
  const found = candidates(before, graphOfMode(place.at.mode, place.kind));
  if (found.kind !== 'open') return undefined;
  const words = wordsLike(found.nodes, last);
  const [only = ''] = words;
  if (words.length !== 1) return undefined;
  return `${line.slice(0, line.length - last.length)}${only} `;
}

function placeOf(session: Session, device: string): Place | undefined {
  const kind = deviceOf(session, device)?.kind;
  const at = session.positions[device];
  return kind && at && { at, kind };
}

/** The finished words of a line, and the one that is being typed. */
function split(line: string) {
  const words = tokensOf(line).map(({ text }) => text);
  const isOpen = words.length > 0 && !/\s$/.test(line);
  const last = isOpen ? (words[words.length - 1] as string) : '';
  return { before: isOpen ? words.slice(0, -1) : words, last };
}

const wordsLike = (nodes: Node<Act>[], start: string): string[] =>
  sorted(
    nodes
      .map(({ word = '' }) => word)
      .filter((word) => word !== '' && word.toLowerCase().indexOf(start.toLowerCase()) === 0),
  );

interface Row {
  head: string;
  text: string;
}

const rowOf = ({ word, type }: Node<Act>, mode: Position['mode']): Row =>
  word === undefined
    ? { head: type?.shape ?? '', text: type?.help ?? '' }
    : { head: word, text: wordHelp(word, mode) };

function table(rows: Row[]): string[] {
  const heads = sorted(rows.map(({ head }) => head));
  const width = heads.reduce((most, head) => Math.max(most, head.length), 0);
  return heads.map((head) => {
    const text = rows.filter((row) => row.head === head)[0]?.text ?? '';
    return `  ${head.padEnd(width)}  ${text}`.replace(/\s+$/, '');
  });
}

/** Words first, then what may be typed freely, as devices list them. */
const sorted = (words: string[]): string[] =>
  words
    .filter((word, i, all) => all.indexOf(word) === i)
    .sort((one, other) => rank(one) - rank(other) || (one < other ? -1 : 1));

const rank = (word: string) => (word === '<cr>' ? 2 : /^[a-z]/.test(word) ? 0 : 1);
