import { email as emailRule, VALIDATION } from '@uplink/api-client/domain';
import { unprocessable } from '../../plugins/errors/errors.ts';
import type { TermsAnswers } from './signed-terms.ts';

/** Refuses an address that mail can't reach, and a day on which no one alive was born. */
export function checkAnswers({ email, birthDate }: TermsAnswers, now: Date): void {
  const fault = emailRule(email);
  if (fault) throw unprocessable(fault, { email: fault });
  const born = new Date(`${birthDate}T00:00:00.000Z`);
  if (Number.isNaN(born.getTime()) || born > now || born.getUTCFullYear() < 1900)
    throw unprocessable(VALIDATION.pattern, { birthDate: VALIDATION.pattern });
}
