import type { FindingSentences } from './finding.messages.ts';

/** About access lists. */
export const listSentences = {
  packet: ({ isWanted }) =>
    isWanted ? 'This packet should get through.' : "This packet shouldn't get through.",
  'idle-lines': ({ lines }) => `Removing ${lines} changes nothing.`,
  changed: () => 'A line that must stay was changed or removed.',
  'unread-lines': ({ lines }) => `Not checked: ${lines} can't be read.`,
  'long-list': () => 'Not checked: it has more than 500 lines.',
  budget: () => 'Not checked: these wildcard masks are too complex to compare.',
} satisfies FindingSentences;
