export const messages = {
  free: 'Nobody has taken this. Take it, so that no other mentor reads it at the same time.',
  own: (until: string) => `You have it until ${until}.`,
  other: (name: string, since: string, until: string) =>
    `${name} has it since ${since}. It is free again at ${until}, or when they give it back.`,
  take: 'Take it to review',
  giveBack: 'Give it back',
} as const;
