import { formatTimer } from '@uplink/api-client/domain';

interface Line {
  /** Seconds. */
  start: number;
  text: string;
}

/** The line being spoken at a second; -1 before the first. */
export function lineAt(lines: readonly Line[], position: number): number {
  return lines.findLastIndex(({ start }) => start <= position);
}

/** The places of the lines that hold all words, in any order. */
export function search(lines: readonly Line[], words: string): number[] {
  const wanted = words.toLowerCase().split(/\s+/);
  return lines.flatMap(({ text }, index) => {
    const said = text.toLowerCase();
    return wanted.every((word) => said.includes(word)) ? [index] : [];
  });
}

export interface Piece {
  text: string;
  isFound: boolean;
}

/** A line split at the search words, to highlight them. */
export function cut(text: string, words: string): Piece[] {
  const wanted = words.split(/\s+/).filter((word) => word !== '');
  if (wanted.length === 0) return [{ text, isFound: false }];
  const found = new RegExp(`(${wanted.map(literal).join('|')})`, 'gi');
  return text
    .split(found)
    .map((piece, index) => ({ text: piece, isFound: index % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}

function literal(word: string): string {
  return word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

/** A whole transcript as text: each line with its time. */
export function toText(lines: readonly Line[]): string {
  return lines.map(({ start, text }) => `${formatTimer(start)}  ${text}\n`).join('');
}

/** 'Neighbor states, from Down' as 'neighbor-states-from-down.txt'. */
export function fileName(title: string): string {
  const name = title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return `${name || 'transcript'}.txt`;
}
