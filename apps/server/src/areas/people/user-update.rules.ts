import type { Schema } from '@uplink/api-client';
import { email as emailRule, firstError, required } from '@uplink/api-client/domain';
import { unprocessable } from '../../plugins/errors/errors.ts';
import { cleanPerson } from '../account/clean-person.ts';

type User = Schema<'ManagedUser'>;
export const otherUser = 'This is the id of another user';
export const addressTaken = 'Another account uses this email address';

export type UserChanges = Partial<Omit<Schema<'UserUpdate'>, 'id' | 'version' | 'reason'>>;

/** What an account has that isn't there yet. */
export const newAccount = {
  phone: null,
  birthDateDay: null,
  birthDateMonth: null,
  birthDateYear: null,
} as const;

/** What staff change of an account, as it would be stored; refused with a sentence for each field that breaks a rule. */
export async function cleanChanges(
  sent: UserChanges,
  current: Pick<User, 'phone' | 'birthDateDay' | 'birthDateMonth' | 'birthDateYear'>,
  now: Date,
): Promise<UserChanges> {
  const faults: Record<string, string> = {};
  const note = (field: string, fault: string | undefined) => {
    if (fault) faults[field] ??= fault;
  };
  const clean: UserChanges = { ...sent, ...(await cleanPerson(sent, current, { note, now })) };
  if (sent.email !== undefined) {
    clean.email = sent.email.trim();
    note('email', firstError(clean.email, [required, emailRule]));
  }
  if (sent.specialStatus !== undefined) clean.specialStatus = sent.specialStatus?.trim() || null;
  const [fault] = Object.values(faults);
  if (fault) throw unprocessable(fault, faults);
  return clean;
}

/** The fields that differ from what is stored. */
export function changedFields(current: User, sent: UserChanges): (keyof UserChanges & string)[] {
  const text = (value: unknown) => JSON.stringify(Array.isArray(value) ? [...value].sort() : value);
  return (Object.keys(sent) as (keyof UserChanges & string)[]).filter(
    (field) => sent[field] !== undefined && text(sent[field]) !== text(current[field]),
  );
}
