export const messages = {
  done: (count: number) => `Done for ${count}.`,
  unchanged: (count: number) => `${count} had it already.`,
  refused: (count: number) => `${count} could not be changed:`,
  close: 'Close',
} as const;
