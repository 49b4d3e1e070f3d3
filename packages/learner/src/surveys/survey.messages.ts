import { defineMessages } from '@uplink/api-client/messages';

export const surveyMessages = defineMessages('learner/survey', {
  noun: 'The survey',
  optional: 'optional',
  send: 'Hand in',
  sendAgain: 'Hand in again',
  faults: (count: number) =>
    count === 1 ? 'One answer is missing or wrong.' : `${count} answers are missing or wrong.`,
  notSent: (why: string) => `Your answers were not handed in. ${why}`,
  left: (count: number) => `${count} characters left`,
  none: 'There is no survey here',
  noneText: "This program has no survey, or you don't own it.",
  done: 'Thank you, your answers are in',
  doneText: (date: string) =>
    `Handed in ${date}. Your mentor will read them before your first week.`,
  go: 'Go to the program',
  change: 'Change my answers',
  notAnswered: 'Not answered',
});
