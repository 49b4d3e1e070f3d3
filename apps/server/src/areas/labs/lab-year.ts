import { formatDate } from '@uplink/api-client/domain';
import { forbidden, locked } from '../../plugins/errors/errors.ts';

interface OwnLab {
  id: number;
  name: string;
  /** The end of its learner's year; null until that began. */
  lab_until: Date | null;
}

/** When the year of a lab ends. Refuses a lab whose year is over or hasn't started. */
export function requireLabYear({ id, name, lab_until: until }: OwnLab, now: Date): Date {
  if (!until)
    throw locked({
      moduleId: id,
      name,
      kind: 'start',
      reason: 'Open this lab from your practice labs: your year of access starts then.',
    });
  if (until <= now)
    throw forbidden(`Your access to this lab ended on ${formatDate(until.toISOString())}.`);
  return until;
}
