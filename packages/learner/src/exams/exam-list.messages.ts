import { defineMessages } from '@uplink/api-client/messages';

export const examListMessages = defineMessages('learner/exam-list', {
  noun: 'Your exams',
  unit: 'exams',
  empty: 'No exams yet',
  emptyText: 'Exams appear with your programs and courses.',
  questions: (count: number) => `${count} ${count === 1 ? 'question' : 'questions'}`,
  practical: (done: number, total: number) => `practical part ${done} of ${total}`,
  noLimit: 'no time limit',
  states: {
    notStarted: 'Not started',
    started: 'In progress',
    passed: 'Passed',
    failed: 'Not passed',
  },
  best: (percent: number) => `${percent}%`,
  opens: (when: string) => `next attempt ${when}`,
  usedUp: 'no attempts left',
});
