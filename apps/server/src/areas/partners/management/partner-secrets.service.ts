import type { Deps } from '../../../deps.ts';
import { notFound } from '../../../plugins/errors/errors.ts';
import { writeAudit } from '../../people/audit-log.ts';
import { idOfSecret, newSecretId, secretOf } from '../partner-secret.rules.ts';
import {
  lockPartner,
  noteChange,
  type PartnerChange,
  type PartnerDeps,
  type Staff,
} from './change-partner.ts';

type SecretDeps = PartnerDeps & { config: Pick<Deps['config'], 'secret'> };

/** Creates another secret and returns it; those in use stay valid. The log has its id only. */
export async function addPartnerSecret(
  { db, clock, config }: SecretDeps,
  { staff, partnerId }: PartnerChange,
  reason: string,
): Promise<string> {
  const now = clock.now();
  const id = newSecretId();
  await db.transaction().execute(async (trx) => {
    const row = await lockPartner(trx, partnerId);
    await trx
      .insertInto('partner_secret')
      .values({ id, partner_id: partnerId, created_at: now })
      .execute();
    await noteChange(trx, { staff, partnerId, now }, {});
    await writeAudit(trx, {
      actorId: staff.id,
      action: 'partnerSecretIssue',
      after: { partnerId, partner: row.name, secretId: id },
      reason,
      now,
    });
  });
  return secretOf(id, config.secret);
}

/** From now on nothing signed with this secret is accepted, and what it opened closes. One that was revoked stays as it is. */
export async function revokePartnerSecret(
  { db, clock }: PartnerDeps,
  staff: Staff,
  { secret, reason }: { secret: string; reason: string },
): Promise<void> {
  const now = clock.now();
  const id = idOfSecret(secret);
  await db.transaction().execute(async (trx) => {
    const found = await trx
      .selectFrom('partner_secret')
      .select('partner_id as partnerId')
      .where('id', '=', id)
      .executeTakeFirst();
    if (!found) throw notFound('No partner has this secret.');
    const { partnerId } = found;
    const row = await lockPartner(trx, partnerId);
    const { numUpdatedRows } = await trx
      .updateTable('partner_secret')
      .set({ revoked_at: now })
      .where('id', '=', id)
      .where('revoked_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return;
    await noteChange(trx, { staff, partnerId, now }, {});
    await writeAudit(trx, {
      actorId: staff.id,
      action: 'partnerSecretRevoke',
      before: { partnerId, partner: row.name, secretId: id },
      reason,
      now,
    });
  });
}
