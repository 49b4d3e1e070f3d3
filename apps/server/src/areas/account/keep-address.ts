import type { Schema } from '@uplink/api-client';
import { sql } from 'kysely';
import { sealRow, type VaultDeps } from '../../vault/vault.ts';
import { cleanAddress } from './clean-address.ts';

const isBlank = sql<boolean>`concat(street, city, state, zip, country) = ''`;

/** Keeps where an order is sent as its buyer's address, if they have none: the next order and their profile show it. */
export async function keepAddress(
  { db, config }: VaultDeps,
  userId: number,
  { street, city, state, zip, country }: Schema<'Shipping'>,
): Promise<void> {
  const faults: string[] = [];
  const address = cleanAddress({ street, city, state, zip, country }, (field, fault) => {
    if (fault) faults.push(field);
  });
  // Longer than a profile takes.
  if (!address || faults.length > 0) return;
  await db
    .updateTable('app_user')
    .set({
      ...(await sealRow(db, config, { userId, table: 'app_user' }, address)),
      profile_version: sql`profile_version + 1`,
    })
    .where('id', '=', userId)
    .where(isBlank)
    .execute();
}
