import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { changedBirthDate } from '../account/birth-date.rules.ts';
import type { UserChanges } from './user-update.rules.ts';

/** What was changed of an account, as its row has it. */
export function toColumns(
  current: Parameters<typeof changedBirthDate>[0],
  { shippingAddress: address, ...clean }: UserChanges,
) {
  const columns = {
    first_name: clean.firstName,
    last_name: clean.lastName,
    email: clean.email,
    phone: clean.phone,
    tshirt_size: clean.tshirtSize,
    special_status: clean.specialStatus,
    ...changedBirthDate(current, clean),
    is_iau: clean.isIAU,
    status: clean.status,
    blocked: clean.blocked,
    ...(address !== undefined && {
      street: address?.street ?? null,
      city: address?.city ?? null,
      state: address?.state ?? null,
      zip: address?.zip ?? null,
      country: address?.country ?? null,
    }),
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

/** Gives an account these roles and no others. */
export async function replaceRoles(trx: Kysely<DB>, userId: number, roles: readonly string[]) {
  await trx.deleteFrom('user_role').where('user_id', '=', userId).execute();
  if (roles.length === 0) return;
  await trx
    .insertInto('user_role')
    .values(roles.map((role) => ({ user_id: userId, role })))
    .execute();
}
