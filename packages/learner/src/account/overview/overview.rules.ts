import type { Schema } from '@uplink/api-client';
import { formatNumber } from '@uplink/api-client/domain';
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
    { label: labels.points, value: formatNumber(stats.totalXpPoints) },
    { label: labels.lessons, value: formatNumber(stats.lessonsDone) },
    { label: labels.learning, value: formatNumber(stats.productsLearning) },
    { label: labels.done, value: formatNumber(stats.productsDone) },
    { label: labels.quizzes, value: formatNumber(stats.quizzesDone) },
    { label: labels.homeworks, value: formatNumber(stats.homeworksAccepted) },
    {
      label: labels.time,
      value: stats.secondsLearned ? formats.duration(stats.secondsLearned) : '0',
    },
    { label: labels.days, value: formatNumber(stats.daysLearned) },
  ];
}
