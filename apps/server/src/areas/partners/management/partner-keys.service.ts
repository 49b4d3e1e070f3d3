import type { Schema } from '@uplink/api-client';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { notFound, unprocessable } from '../../../plugins/errors/errors.ts';
import { writeAudit } from '../../people/audit-log.ts';
import { newKey } from '../partners.service.ts';
import {
  lockPartner,
  type Managed,
  noteChange,
  type PartnerChange,
  type PartnerDeps,
  readPartnerRow,
  requireVersion,
} from './change-partner.ts';

/** Creates another key; those in use stay valid. */
export async function addPartnerKey(
  { db, clock }: PartnerDeps,
  { staff, partnerId }: PartnerChange,
  { version, reason }: Schema<'PartnerKeyInput'>,
): Promise<Managed> {
  const now = clock.now();
  await db.transaction().execute(async (trx) => {
    const row = await lockPartner(trx, partnerId);
    requireVersion(row, version);
    if (row.keys.length >= mostKeys)
      throw unprocessable(`A partner has up to ${mostKeys} keys, the revoked ones included.`);
    const key = await addKey(trx, partnerId, now);
    await noteChange(trx, { staff, partnerId, now }, {});
    await writeAudit(trx, {
      actorId: staff.id,
      action: 'partnerKeyIssue',
      after: { partnerId, partner: row.name, key },
      reason,
      now,
    });
  });
  return readPartnerRow(db, partnerId);
}

/** Ends a key. One that was revoked stays as it is. */
export async function revokePartnerKey(
  { db, clock }: PartnerDeps,
  { staff, partnerId }: PartnerChange,
  { key, reason }: { key: string; reason: string },
): Promise<Managed> {
  const now = clock.now();
  await db.transaction().execute(async (trx) => {
    const row = await lockPartner(trx, partnerId);
    const found = row.keys.find((one) => one.key === key);
    if (!found) throw notFound('This partner has no such key.');
    if (found.revokedAt !== null) return;
    await trx
      .updateTable('partner_key')
      .set({ revoked_at: now })
      .where('key', '=', key)
      .where('partner_id', '=', partnerId)
      .execute();
    await noteChange(trx, { staff, partnerId, now }, {});
    await writeAudit(trx, {
      actorId: staff.id,
      action: 'partnerKeyRevoke',
      before: { partnerId, partner: row.name, key },
      reason,
      now,
    });
  });
  return readPartnerRow(db, partnerId);
}

const mostKeys = 50;
/** Makes a key and returns it. */
export async function addKey(trx: Kysely<DB>, partnerId: number, now: Date): Promise<string> {
  const key = newKey();
  await trx
    .insertInto('partner_key')
    .values({ key, partner_id: partnerId, created_at: now })
    .execute();
  return key;
}
