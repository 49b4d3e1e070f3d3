import type { FindingSentences } from './finding.messages.ts';

/** About what is typed into fields. */
export const valueSentences = {
  unreadable: ({ field }) => `“${field}” can't be read. Check how it is written.`,
  different: ({ field }) => `“${field}” isn't right yet.`,
  outside: ({ field }) => `“${field}” isn't inside the block.`,
  unaligned: ({ field }) => `“${field}” doesn't start at the first address of its network.`,
  'too-small': ({ field }) => `“${field}” has too few addresses for its hosts.`,
  'too-big': ({ field }) => `“${field}” is larger than it has to be.`,
  overlap: ({ field, other }) => `“${field}” and “${other}” share addresses.`,
} satisfies FindingSentences;
