import { ASSESSMENT_KIND_LABELS } from '@uplink/api-client/domain';
import { defineMessages } from '@uplink/api-client/messages';

export const examIntroMessages = defineMessages('learner/exam-intro', {
  sqc: ASSESSMENT_KIND_LABELS.sqc,
  facts: {
    questions: 'Questions',
    time: 'Time',
    mark: 'To pass',
    attempts: 'Attempts',
    cooldown: 'Between attempts',
    points: 'For passing',
  },
  questions: (count: number, points: number) =>
    `${count}, ${points} ${points === 1 ? 'point' : 'points'}`,
  noLimit: 'No limit',
  mark: (percent: number) => `${percent}%`,
  attempts: (used: number, allowed: number | null) =>
    allowed === null ? `${used} used, no limit` : `${used} of ${allowed} used`,
  noCooldown: 'No wait',
  xp: (points: number) => `+${points} XP`,
  rules: 'Before you start',
  clock: 'The clock keeps running if you close the page or lose your connection.',
  noClock: 'There is no time limit. You can leave and come back as often as you like.',
  saved: 'Your answers are saved automatically. You can continue on another device.',
  timeUp: 'When time is up, your saved answers are handed in.',
  answers: {
    never: 'Correct answers are not shown afterwards.',
    whenSettled: 'Correct answers are shown once you pass or use all your attempts.',
    always: 'Correct answers are shown after each attempt.',
  },
  start: 'Start the exam',
  again: 'Start another attempt',
  results: 'View results',
  passed: (percent: number) => `You passed this exam with ${percent}%.`,
  opens: (when: string) => `The next attempt opens on ${when}.`,
  usedUp: 'You have used all your attempts.',
  noQuestions: 'This exam has no questions yet.',
});
