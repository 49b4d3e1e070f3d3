export const messages = {
  noun: 'The exam',
  none: 'This exam does not exist',
  noneText: 'It may have been removed, or a letter of the address is wrong.',
  list: 'All exams',
} as const;
