import { plural } from '@uplink/api-client/domain';
import { defineMessages } from '@uplink/api-client/messages';

export const quizEditorMessages = defineMessages('creator/quiz-editor', {
  noun: 'The quiz',
  none: 'No quiz',
  count: (questions: number) => plural(questions, 'question'),
  edit: 'Edit quiz',
  create: 'Add a quiz',
  heading: (lesson: string) => `Quiz: ${lesson}`,
  facts: (questions: number, points: number, lesson: string) =>
    `${plural(questions, 'question')}, ${points} XP. Opens after the lesson ${lesson}.`,
  readOnly: 'You can read this quiz, but not change it.',
  faults: (count: number) => plural(count, 'error'),
  title: 'Title',
  titleOf: (lesson: string) => `Quiz: ${lesson}`,
  correct: 'Correct the form errors below in order to proceed.',
  question: (number: number) => `Question ${number}`,
  theTitle: 'Title',
  add: 'Add a question',
  empty: 'This quiz has no questions yet',
  emptyText: 'Add the first one below. Learners see the quiz once it is saved.',
  importFile: 'Import a file',
  save: 'Save quiz',
  back: 'Back to the lesson',
  more: 'More actions',
  remove: 'Delete quiz',
  removeTitle: (lesson: string) => `Delete the quiz of ${lesson}?`,
  stays: (submissions: number, learners: number) =>
    `${plural(submissions, 'submission')} by ${plural(learners, 'learner')} ${submissions === 1 ? 'stays' : 'stay'}: they and their mentors can still open them. Points and finished lessons stay too. Learners who only have the quiz left finish the lesson.`,
  unanswered: 'No one has answered it yet. The lesson will have one thing less to do.',
  answers: (answered: number, percent: number) =>
    `${plural(answered, 'answer')}, ${percent}% right.`,
  wrong: 'Most chosen wrong answers',
  times: (count: number) => `${count} times`,
  notAnswered: 'Not answered yet.',
});
