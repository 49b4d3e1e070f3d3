import type { Mismatch, Misread, UnreadLine } from '../sets/index.ts';

/** Why a packet goes on to the next line. */
export const mismatchText: Readonly<Record<Mismatch, string>> = {
  protocol: 'No match: different protocol',
  src: 'No match: different source',
  dst: 'No match: different destination',
  sport: 'No match: different source port',
  dport: 'No match: different destination port',
  icmp: 'No match: different ICMP type',
  established: 'No match: the packet opens a connection',
};

/** Why a line can't be read. `word` counts from 1; `text` is that word, if the line has it. */
export const unreadSentences: Readonly<
  Record<Misread['cause'], (word: number, text: string | undefined) => string>
> = {
  incomplete: () => 'This line is incomplete.',
  unsupported: (_, text) => `Exercises don't support${quoted(text)}.`,
  port: (_, text) => `${quoted(text).trim()} isn't a port number or name.`,
  sequence: () => 'This number is already taken, or out of range.',
  list: () => 'This line starts another list.',
  word: (word, text) =>
    `This line isn't understood from word ${word}${text === undefined ? '' : `,${quoted(text)}`}.`,
};

const quoted = (text: string | undefined) => (text === undefined ? '' : ` “${text}”`);

/** Why a line can't be read, in a sentence. */
export const unreadText = (
  { cause, word, text }: UnreadLine,
  sentences = unreadSentences,
): string => sentences[cause](word + 1, text.split(/\s+/)[word]);
