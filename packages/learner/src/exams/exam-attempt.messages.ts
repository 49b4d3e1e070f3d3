import { defineMessages } from '@uplink/api-client/messages';

export const examAttemptMessages = defineMessages('learner/exam-attempt', {
  noun: 'The attempt',
  intro: (count: number, points: number, number: number) =>
    `Attempt ${number}. ${count} ${count === 1 ? 'question' : 'questions'}, ${points} ${points === 1 ? 'point' : 'points'}. Your answers are saved automatically.`,
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
  final: "You can't change your answers after you hand in.",
  notSent:
    "Some answers could not be saved yet. They are kept here. Hand in again when you're back online. The clock keeps running.",
  chooseFirst: 'This was changed elsewhere. Choose which version to keep first.',
  timeUp: "Time is up. We're handing in your saved answers.",
  timeLeft: 'Time left',
  noLimit: 'No time limit',
  warning: (minutes: number) =>
    minutes === 1 ? 'Less than a minute left.' : `Less than ${minutes} minutes left.`,
});
