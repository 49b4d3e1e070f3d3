import type { Schema } from '@uplink/api-client';

const week = 7 * 86_400_000;

/** The week that a cohort is in, of how many; undefined before its start and after its end. */
export function weekOf(
  { startDate, endDate }: Pick<Schema<'ManagedCohort'>, 'startDate' | 'endDate'>,
  now: Date,
): { current: number; of: number } | undefined {
  const [start, at] = [Date.parse(startDate), now.getTime()];
  // The last day counts whole.
  const end = Date.parse(endDate) + 86_400_000;
  if (at < start || at >= end) return undefined;
  return { current: Math.floor((at - start) / week) + 1, of: Math.ceil((end - start) / week) };
}
