import type { Schema } from '@uplink/api-client';
import { formatNumber, LIST_COUNT_LIMIT } from '@uplink/api-client/domain';

/** How many a list holds in some states; in all of them without. */
export function countOf(counts: Schema<'StatusCounts'>, statuses?: string): number {
  const wanted = statuses?.split(',');
  return counts
    .filter(({ status }) => wanted === undefined || wanted.includes(String(status)))
    .reduce((sum, { count }) => sum + count, 0);
}

/** A number as a list tells it: larger ones are not counted to the end. */
export function formatCount(count: number): string {
  const shown = formatNumber(Math.min(count, LIST_COUNT_LIMIT));
  return count >= LIST_COUNT_LIMIT ? `${shown}+` : shown;
}
