import type { Schema } from '@uplink/api-client';
import type { StaffActionName } from '@uplink/api-client/domain';
import type { cohortsMessages } from './cohorts.messages.ts';

type Entry = Pick<Schema<'AuditEntry'>, 'action' | 'user' | 'before' | 'after'>;

/** What staff did with a cohort, as a sentence about whom it was. */
export function changeWords(
  { action, user, before, after }: Entry,
  messages: typeof cohortsMessages,
): string {
  const name = user?.name;
  if (name && action === 'decideMilestone')
    return messages.decided(name, String(after.milestone), String(after.status));
  if (name && (action === 'assignCohort' || action === 'changeCohort'))
    return messages.cameHere(name, typeof before.cohort === 'string' ? before.cohort : undefined);
  const label = messages.staffActions[action as StaffActionName] ?? action;
  return name ? `${label}: ${name}` : label;
}
