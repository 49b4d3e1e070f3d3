import type { Schema } from '@uplink/api-client';

type Step = Schema<'StaffFigures'>['step'];

const dayMs = 86_400_000;
const toDay = (date: Date): string => date.toISOString().slice(0, 10);

/** The days until today, and the steps that a chart shows them in: at most 32. */
export function rangeOf(now: Date, days: number) {
  const until = toDay(now);
  const since = toDay(new Date(now.getTime() - (days - 1) * dayMs));
  const step = stepOf(days);
  return { since, until, step, starts: startsOf(since, until, step) };
}

function stepOf(days: number): Step {
  if (days <= 31) return 'day';
  return days <= 184 ? 'week' : 'month';
}

/** The first days of all steps, as PostgreSQL truncates dates: weeks begin on Mondays. */
function startsOf(since: string, until: string, step: Step): string[] {
  const starts: string[] = [];
  for (let at = truncate(new Date(since), step); toDay(at) <= until; at = next(at, step))
    starts.push(toDay(at));
  return starts;
}

function truncate(date: Date, step: Step): Date {
  if (step === 'month') return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth()));
  const back = step === 'week' ? (date.getUTCDay() + 6) % 7 : 0;
  return new Date(date.getTime() - back * dayMs);
}

const next = (date: Date, step: Step): Date =>
  step === 'month'
    ? new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1))
    : new Date(date.getTime() + (step === 'week' ? 7 : 1) * dayMs);
