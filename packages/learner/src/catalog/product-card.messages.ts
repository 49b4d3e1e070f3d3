export const messages = {
  finishFirst: (names: readonly string[]) => `Finish ${names.join(' and ')} first.`,
  applied: 'You applied. A mentor answers by email.',
  opensLater: 'Opens later in your program.',
} as const;
