import type { Schema } from '@uplink/api-client';

type Contest = Schema<'Contest'>;

export interface ContestValues {
  name: string;
  announcement: string;
  /** Days in UTC; the last one counts whole. */
  firstDay: string;
  lastDay: string;
  /** Why it is changed, for the log. */
  reason: string;
}

const day = 86_400_000;
const dayOf = (instant: number) => new Date(instant).toISOString().slice(0, 10);

export const toValues = (contest: Contest | undefined): ContestValues => ({
  name: contest?.name ?? '',
  announcement: contest?.announcement ?? '',
  firstDay: contest ? dayOf(Date.parse(contest.startsAt)) : '',
  lastDay: contest ? dayOf(Date.parse(contest.endsAt) - 1) : '',
  reason: '',
});

/** What is sent; a day that wasn't changed keeps its hour, such as that of a reset. */
export function toUpdate(
  { name, announcement, firstDay, lastDay, reason }: ContestValues,
  changed: readonly (keyof ContestValues)[],
  contest: Contest | undefined,
): Schema<'ContestUpdate'> {
  return {
    ...(contest && { version: contest.version }),
    name,
    announcement,
    enrollmentCountType: 1,
    reason: reason.trim(),
    ...((!contest || changed.includes('firstDay')) && {
      startsAt: new Date(Date.parse(firstDay)).toISOString(),
    }),
    ...((!contest || changed.includes('lastDay')) && {
      endsAt: new Date(Date.parse(lastDay) + day).toISOString(),
    }),
  };
}
