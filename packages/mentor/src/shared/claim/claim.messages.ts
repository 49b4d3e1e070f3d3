import { defineMessages } from '@uplink/api-client/messages';

export const claimMessages = defineMessages('mentor/claim', {
  free: 'No one is reviewing this yet. Claim it so that no other mentor reviews it at the same time.',
  own: (until: string) => `It's yours until ${until}.`,
  other: (name: string, since: string, until: string) =>
    `${name} has had it since ${since}. It's free again at ${until}, or when they release it.`,
  take: 'Claim',
  giveBack: 'Release',
});
