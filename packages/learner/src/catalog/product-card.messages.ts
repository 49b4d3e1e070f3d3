export const messages = {
  finishFirst: (names: readonly string[]) => `Finish ${names.join(' and ')} first.`,
  opensLater: 'Opens later in your program.',
} as const;
