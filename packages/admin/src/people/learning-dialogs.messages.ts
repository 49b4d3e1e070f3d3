import type { Schema } from '@uplink/api-client';
import { defineMessages } from '@uplink/api-client/messages';

const plural = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

export const learningDialogsMessages = defineMessages('admin/learning-dialogs', {
  changeCohort: 'Change cohort',
  changeCohortOf: (name: string) => `Change the cohort of ${name}`,
  resetProgress: 'Reset progress',
  resetProgressOf: (name: string) => `Reset the progress of ${name}`,
  program: 'Program',
  cohort: 'New cohort',
  cohorts: 'Cohorts',
  now: (cohort: string | undefined) => `Now in ${cohort ?? 'no cohort'}`,
  comesAlong:
    'Work on the same milestones moves with them. Progress changes only where you choose to start over.',
  startsLater: (cohort: string, date: string) =>
    `${cohort} starts on ${date}. Until then the learner sees no milestones and can’t hand anything in.`,
  noPrograms: 'This person has no program.',
  resets: 'Start over',
  nothingBegun: 'Nothing has been started yet, so there is nothing to reset.',
  resetText:
    'Lessons, quizzes, homework and points of what you choose start over. Certificates stay.',
  chooseOne: 'Choose at least one',
  loss: ({ lessonsDone, xpPoints, quizzes, homeworks }: Omit<Schema<'ProgressLoss'>, 'module'>) =>
    `Loses ${[
      plural(lessonsDone, 'finished lesson'),
      `${xpPoints} XP`,
      plural(quizzes, 'quiz result'),
      plural(homeworks, 'homework'),
    ].join(', ')}`,
  reason: 'Reason for the log',
  noun: 'The progress',
});
