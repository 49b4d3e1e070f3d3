import type { Schema } from '@uplink/api-client';
import { birthDateError, profileTextError } from '@uplink/api-client/domain';
import { cleanAddress } from './clean-address.ts';
import { readPhone } from './phone.ts';

type BirthDate = 'birthDateDay' | 'birthDateMonth' | 'birthDateYear';
type Known = Pick<Schema<'Profile'>, 'phone' | BirthDate>;
type Changes = Partial<
  Pick<Schema<'ProfileUpdate'>, 'firstName' | 'lastName' | 'shippingAddress' | 'phone' | BirthDate>
>;

/** What an account's owner and staff both change, as it would be stored; `note` is told what breaks a rule. */
export async function cleanPerson(
  sent: Changes,
  current: Known,
  { note, now }: { note: (field: string, fault: string | undefined) => void; now: Date },
): Promise<Changes> {
  const clean: Changes = {};
  for (const field of ['firstName', 'lastName'] as const) {
    const text = sent[field];
    if (text === undefined) continue;
    note(field, profileTextError(field, text));
    clean[field] = text.trim();
  }
  if (sent.shippingAddress !== undefined)
    clean.shippingAddress = cleanAddress(sent.shippingAddress, note);
  if (sent.phone !== undefined && sent.phone !== current.phone) {
    const phone = sent.phone?.trim() ? await readPhone(sent.phone) : { number: null };
    if ('fault' in phone) note('phone', phone.fault);
    else clean.phone = phone.number;
  }
  note('birthDate', birthDateFault(sent, current, now));
  return clean;
}

function birthDateFault(sent: Changes, current: Known, now: Date): string | undefined {
  const { birthDateDay: day, birthDateMonth: month, birthDateYear: year } = { ...current, ...sent };
  const isSent = [sent.birthDateDay, sent.birthDateMonth, sent.birthDateYear].some(
    (part) => part !== undefined,
  );
  return isSent ? birthDateError({ day, month, year }, now) : undefined;
}
