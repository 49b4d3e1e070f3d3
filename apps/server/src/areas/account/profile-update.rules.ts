import type { Schema } from '@uplink/api-client';
import {
  birthDateError,
  profileTextError,
  socialLink,
  VALIDATION,
} from '@uplink/api-client/domain';
import { unprocessable } from '../../plugins/errors/errors.ts';
import { cleanAddress } from './clean-address.ts';
import { readPhone } from './phone.ts';

type Profile = Schema<'Profile'>;
type Update = Schema<'ProfileUpdate'>;

const serverOwned = ['id', 'email', 'companyId', 'roles', 'isIAU'] as const;

/** The part of an update that a learner may change. */
export type ProfileChanges = Omit<Update, (typeof serverOwned)[number] | 'baseVersion'>;

/** The server's own fields are accepted only unchanged. */
export function refuseServerOwned(current: Profile, update: Update): void {
  for (const field of serverOwned) {
    const sent = update[field];
    if (sent === undefined || sameText(sorted(sent), sorted(current[field]))) continue;
    const fault = 'This field cannot be changed here.';
    throw unprocessable(fault, { [field]: fault });
  }
}

/** The update as it would be stored; refused with a sentence for each field that breaks a rule. */
export async function cleanUpdate(
  update: Update,
  current: Profile,
  now: Date,
): Promise<ProfileChanges> {
  const { id, email, companyId, roles, isIAU, baseVersion, ...sent } = update;
  const faults: Record<string, string> = {};
  const note = (field: string, fault: string | undefined) => {
    if (fault) faults[field] ??= fault;
  };
  const clean: ProfileChanges = { ...sent };
  for (const field of ['firstName', 'lastName'] as const) {
    const text = sent[field];
    if (text === undefined) continue;
    note(field, profileTextError(field, text));
    clean[field] = text.trim();
  }
  for (const field of ['headline', 'quote', 'companyName'] as const) {
    const text = sent[field];
    if (text !== undefined) clean[field] = text?.trim() || null;
  }
  if (sent.shippingAddress !== undefined)
    clean.shippingAddress = cleanAddress(sent.shippingAddress, note);
  if (sent.phone !== undefined && sent.phone !== current.phone) {
    const phone = sent.phone?.trim() ? await readPhone(sent.phone) : { number: null };
    if ('fault' in phone) note('phone', phone.fault);
    else clean.phone = phone.number;
  }
  note('birthDate', birthDateFault(sent, current, now));
  const networks = new Set<string>();
  for (const { network, url } of sent.socialLinks ?? []) {
    note(`socialLinks.${network}`, networks.has(network) ? VALIDATION.pattern : socialLink(url));
    networks.add(network);
  }
  const [fault] = Object.values(faults);
  if (fault) throw unprocessable(fault, faults);
  return clean;
}

/** The fields that differ from what is stored. */
export function changesOf(current: Profile, update: ProfileChanges): ProfileChanges {
  const same = (field: string, value: unknown) =>
    sameText(normal(value), normal(current[field as keyof Profile]));
  return Object.fromEntries(
    Object.entries(update).filter(([field, value]) => value !== undefined && !same(field, value)),
  ) as ProfileChanges;
}

function birthDateFault(sent: Update, current: Profile, now: Date): string | undefined {
  const { birthDateDay, birthDateMonth, birthDateYear } = { ...current, ...sent };
  const isTold = [sent.birthDateDay, sent.birthDateMonth, sent.birthDateYear].some(
    (part) => part !== undefined,
  );
  return isTold
    ? birthDateError({ day: birthDateDay, month: birthDateMonth, year: birthDateYear }, now)
    : undefined;
}

const sorted = (value: unknown) => (Array.isArray(value) ? [...value].sort() : value);

/** Without regard to the order in which an object or the links were written. */
function normal(value: unknown): unknown {
  if (Array.isArray(value))
    return value
      .map(normal)
      .map((one) => JSON.stringify(one))
      .sort();
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}

const sameText = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
