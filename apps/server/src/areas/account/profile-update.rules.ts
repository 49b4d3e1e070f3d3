import type { Schema } from '@uplink/api-client';
import { socialLink, VALIDATION } from '@uplink/api-client/domain';
import { unprocessable } from '../../plugins/errors/errors.ts';
import { cleanPerson } from './clean-person.ts';

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
  const clean: ProfileChanges = { ...sent, ...(await cleanPerson(sent, current, { note, now })) };
  for (const field of ['headline', 'quote', 'companyName'] as const) {
    const text = sent[field];
    if (text !== undefined) clean[field] = text?.trim() || null;
  }
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
