import { defineMessages } from '@uplink/api-client/messages';

export const examResultsMessages = defineMessages('learner/exam-results', {
  noun: 'The results',
  none: 'No results yet',
  noneText: 'Your results appear here after you hand in an attempt.',
  toExam: 'Go to the exam',
  list: 'All exams',
  passed: 'Passed',
  failed: 'Not passed',
  grading: 'Being graded',
  stillGrading: (exercises: number) =>
    exercises === 1
      ? 'One exercise is still being graded. Its points are added as soon as it is done; you can leave this page.'
      : `${exercises} exercises are still being graded. Their points are added as soon as they are done; you can leave this page.`,
  ofTotal: (total: number) => `of ${total} ${total === 1 ? 'point' : 'points'}`,
  score: (percent: number, mark: number) => `${percent}%, ${mark}% to pass`,
  finished: (when: string) => `Handed in ${when}.`,
  timedOut: (when: string) => `Handed in when time ran out, ${when}.`,
  topics: 'By topic',
  right: (right: number, questions: number) =>
    `${right} of ${questions} ${questions === 1 ? 'question' : 'questions'} right`,
  points: (score: number, total: number) =>
    `${score} of ${total} ${total === 1 ? 'point' : 'points'}`,
  attempts: 'Attempts',
  attempt: (number: number) => `Attempt ${number}`,
  percent: (percent: number) => `${percent}%`,
  again: 'Start another attempt',
  goOn: 'Continue attempt',
  opens: (when: string) => `The next attempt opens on ${when}.`,
  usedUp: 'You have used all your attempts.',
  hidden: {
    never: 'This exam does not show the correct answers.',
    whenSettled: 'Correct answers are shown once you pass or use all your attempts.',
    always: 'Correct answers are shown when you hand in your current attempt.',
  },
});
