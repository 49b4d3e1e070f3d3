export const messages = {
  title: 'Practical part',
  done: (done: number, total: number) => `${done} of ${total} done`,
  text: 'Do these with your own hands, and tick each one when it is done. Your mentor sees the ticks.',
  open: 'The questions are passed. The practical part is still open.',
} as const;
