import type { Schema } from '@uplink/api-client';
import type { Formats } from '@uplink/api-client/messages';
import type { Figure } from '../../shared/figures.view.tsx';
import type { overviewMessages } from './overview.messages.ts';

/** The learner's stats, each with its label. */
export function toFigures(
  stats: Schema<'UserStats'>,
  messages: typeof overviewMessages,
  formats: Formats,
): Figure[] {
  const { labels } = messages;
  return [
    { label: labels.points, value: formats.number(stats.totalXpPoints) },
    { label: labels.lessons, value: formats.number(stats.lessonsDone) },
    { label: labels.learning, value: formats.number(stats.productsLearning) },
    { label: labels.done, value: formats.number(stats.productsDone) },
    { label: labels.quizzes, value: formats.number(stats.quizzesDone) },
    { label: labels.homeworks, value: formats.number(stats.homeworksAccepted) },
    {
      label: labels.time,
      value: stats.secondsLearned ? formats.duration(stats.secondsLearned) : '0',
    },
    { label: labels.days, value: formats.number(stats.daysLearned) },
  ];
}
