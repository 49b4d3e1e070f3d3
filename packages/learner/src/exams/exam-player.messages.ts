export const messages = {
  noun: 'The exam',
  none: 'This exam does not exist',
  noneText: 'It may have been removed, or the address may be wrong.',
  list: 'All exams',
} as const;
