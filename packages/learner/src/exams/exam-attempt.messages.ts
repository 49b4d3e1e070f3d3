export const messages = {
  noun: 'The attempt',
  intro: (count: number, points: number, number: number) =>
    `Attempt ${number}. ${count} ${count === 1 ? 'question' : 'questions'}, ${points} ${points === 1 ? 'point' : 'points'}. Each answer is saved by itself.`,
  points: (weight: number) => `${weight} ${weight === 1 ? 'point' : 'points'}`,
  saved: 'Answers',
  handIn: 'Hand in',
  confirm: (title: string) => `Hand in ${title}?`,
  missing: (count: number) =>
    count === 0
      ? 'All questions are answered.'
      : count === 1
        ? 'One question is not answered.'
        : `${count} questions are not answered.`,
  final: 'An attempt that is handed in takes no more answers.',
  notSent:
    'Some answers could not be saved yet. They are kept here; hand in again when the link is back. The clock goes on.',
  chooseFirst: 'Choose first which version to keep of what was changed elsewhere.',
  timeUp: 'Time is up. Your answers are being handed in; what was saved until now counts.',
  timeLeft: 'Time left',
  noLimit: 'No time limit',
  warning: (minutes: number) =>
    minutes === 1 ? 'Less than a minute left.' : `Less than ${minutes} minutes left.`,
} as const;
