import { defineMessages } from '@uplink/api-client/messages';
import { mismatchText, protocolTexts, stateTexts, unreadSentences } from '@uplink/net/messages';

export const listMessages = defineMessages('kit/exercise-lists', {
  renumber: 'Renumber lines',
  linesOf: (name: string) => `Lines of ${name}`,
  always: 'always there',
  implicit: 'deny ip any any',
  marks: {
    permit: 'lets it in',
    deny: 'drops it',
    idle: 'redundant',
    shadowed: 'never reached',
    unread: 'not understood',
  },
  line: (line: number, words: string) => `Line ${line}: ${words}`,
  /** `by` are the lines above that all of its packets match; without them, what comes below does the same. */
  idle: (line: number, by: string) =>
    by === ''
      ? `Line ${line} is redundant: the lines below do the same.`
      : `Line ${line} is redundant: all of its packets match ${by} first.`,
  verdict: 'Verdict by packet set',
  asWanted: (count: number, total: number) => `${count} of ${total} as expected`,
  columns: {
    packets: 'Packets',
    wanted: 'Expected',
    given: 'Your list',
    line: 'Line',
    result: 'Result',
  },
  result: { same: 'As expected', other: 'Differs', undecided: 'Not checked' },
  given: { permit: 'permit', deny: 'deny', both: 'some of each', undecided: 'not checked' },
  unread: unreadSentences,
  mismatch: mismatchText,
  connection: stateTexts,
  protocols: protocolTexts,
  counterexample: 'Counterexample',
  from: 'From',
  to: 'To',
  protocol: 'Protocol',
  who: 'Who that is',
  someone: 'one of many addresses',
  readsIt: 'How your list reads it',
  stops: {
    permit: 'Matches, so it is permitted and reading stops.',
    deny: 'Matches, so it is denied and reading stops.',
  },
  noLine: 'The end of the list',
  noLineText: 'No line matched, so it is denied.',
  later: {
    permit: 'Would permit it, but is never reached',
    deny: 'Would deny it, but is never reached',
  },
  wanted: 'Expected',
  yours: 'Your list',
  atLine: (action: string, line: number) => `${action}, line ${line}`,
  atEnd: (action: string) => `${action}, end of the list`,
});
