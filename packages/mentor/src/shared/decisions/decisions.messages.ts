export const messages = {
  meanwhile: (who: string, what: string, when: string) =>
    `${who} already ${what} ${when}. You see it as it is now; what you wrote is still here.`,
  somebody: 'Somebody else',
  changed: 'changed this',
  at: (time: string) => `at ${time}`,
  on: (date: string, time: string) => `on ${date} at ${time}`,
  meanwhileUndated: 'before',
} as const;
