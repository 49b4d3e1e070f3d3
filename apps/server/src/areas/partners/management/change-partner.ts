import type { Schema } from '@uplink/api-client';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { notFound, stale } from '../../../plugins/errors/errors.ts';
import { findPartnerRow, type PartnerRow } from './partner-rows.repository.ts';

export type PartnerDeps = Pick<Deps, 'db' | 'clock'>;
export type Managed = Schema<'ManagedPartner'>;
export interface Staff {
  id: number;
}

/** Whose change it is, of which partner. */
export interface PartnerChange {
  staff: Staff;
  partnerId: number;
}

/** Locked until the transaction ends. */
export async function lockPartner(trx: Kysely<DB>, id: number): Promise<PartnerRow> {
  await sql`select 1 from partner where id = ${id} for update`.execute(trx);
  return requirePartner(trx, id);
}

async function requirePartner(db: Kysely<DB>, id: number): Promise<PartnerRow> {
  const row = await findPartnerRow(db, id);
  if (!row) throw notFound("This partner doesn't exist.");
  return row;
}

/** Refuses a change that was decided on an older version. */
export function requireVersion(row: PartnerRow, version: number): void {
  if (row.version === version) return;
  const date = row.updatedAt.toISOString();
  throw stale({ status: 'active', version: row.version, by: row.changedBy, date });
}

/** A partner with what it sold. */
export const readPartnerRow = async (db: Kysely<DB>, id: number): Promise<Managed> =>
  toPartner(await requirePartner(db, id));

export const toPartner = ({
  createdAt,
  updatedAt: _at,
  changedBy: _by,
  amounts,
  orders,
  keys,
  ...row
}: PartnerRow): Managed => ({
  ...row,
  keys: keys.map((key) => ({
    key: key.key,
    createdAt: new Date(key.createdAt).toISOString(),
    revokedAt: key.revokedAt && new Date(key.revokedAt).toISOString(),
  })),
  sales: { orders, amounts },
  createdAt: createdAt.toISOString(),
});

/** Every change of a partner raises its version. */
export async function noteChange(
  trx: Kysely<DB>,
  { staff, partnerId, now }: PartnerChange & { now: Date },
  set: { name?: string; theme?: string | null },
): Promise<void> {
  await trx
    .updateTable('partner')
    .set((eb) => ({
      ...set,
      version: eb('version', '+', 1),
      changed_by: staff.id,
      updated_at: now,
    }))
    .where('id', '=', partnerId)
    .execute();
}
