import type { FindingSentences } from './finding.messages.ts';

/** About networks. */
export const networkSentences = {
  'lost-there': () => "This packet doesn't arrive.",
  'lost-back': () => "The packet arrives, but its answer doesn't.",
  arrives: () => "This packet arrives, but it shouldn't.",
  passes: ({ device }) => `The packet arrives via ${device}, which it should avoid.`,
  misses: ({ device }) => `The packet arrives without passing ${device}.`,
  'not-so': ({ device }) => `${device} isn't configured that way yet.`,
  storm: () => 'Not checked: frames loop between switches and never stop.',
  'without-link': ({ other }) => `Without the link, “${other}” no longer holds.`,
  'other-way': ({ field }) => `“${field}”: the packet takes a different path.`,
} satisfies FindingSentences;
