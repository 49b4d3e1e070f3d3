import type { Schema } from '@uplink/api-client';
import { LIST_COUNT_LIMIT } from '@uplink/api-client/domain';
import type { Formats } from '@uplink/api-client/messages';

/** How many a list holds in some states; in all of them without. */
export function countOf(counts: Schema<'StatusCounts'>, statuses?: string): number {
  const wanted = statuses?.split(',');
  return counts
    .filter(({ status }) => wanted === undefined || wanted.includes(String(status)))
    .reduce((sum, { count }) => sum + count, 0);
}

/** A number as a list tells it: larger ones are not counted to the end. */
export function formatCount(count: number, formats: Formats): string {
  const shown = formats.number(Math.min(count, LIST_COUNT_LIMIT));
  return count >= LIST_COUNT_LIMIT ? `${shown}+` : shown;
}
