import type { FindingSentences } from './finding.messages.ts';

/** About networks. */
export const networkSentences = {
  'lost-there': () => "This packet doesn't arrive.",
  'lost-back': () => "The packet arrives. Its answer doesn't.",
  arrives: () => "This packet arrives, and it shouldn't.",
  passes: ({ device }) => `The packet arrives by way of ${device}, which it should avoid.`,
  misses: ({ device }) => `The packet arrives without passing ${device}.`,
  'not-so': ({ device }) => `${device} isn't configured so yet.`,
  storm: () => 'Not checked: frames go round in circles between switches, and never stop.',
  'without-link': ({ other }) => `Without the link, “${other}” no longer holds.`,
  'other-way': ({ field }) => `${field}: the packet takes another way.`,
} satisfies FindingSentences;
