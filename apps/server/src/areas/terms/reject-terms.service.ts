import type { Schema } from '@uplink/api-client';
import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { sealRow, type VaultDeps } from '../../vault/vault.ts';
import { readContext } from '../account/account.service.ts';
import { lockAccess } from '../grants/grants.service.ts';
import { changePurchase } from '../purchases/change-purchase.ts';
import { tellStaff } from '../purchases/tell-staff.ts';
import type { TermsRow } from './terms.repository.ts';
import { findPurchase, requireUnanswered, type TermsKey } from './terms.service.ts';

/** Declines an agreement: what was bought ends, and staff decide about the money. */
export async function rejectTerms(
  { db, clock, config }: VaultDeps & Pick<Deps, 'clock'>,
  key: TermsKey,
  { version, declineReason }: Schema<'TermsRejection'>,
): Promise<Schema<'UserContext'>> {
  await db.transaction().execute(async (trx) => {
    await lockAccess(trx, key.userId);
    const terms = await requireUnanswered(trx, key, version);
    const now = clock.now();
    const purchaseId = await findPurchase(trx, key);
    const of = { userId: key.userId, table: 'terms_agreement' } as const;
    const { id } = await trx
      .insertInto('terms_agreement')
      .values({
        user_id: key.userId,
        module_id: key.moduleId,
        terms_id: terms.id,
        purchase_id: purchaseId,
        declined_at: now,
        ...(await sealRow(trx, config, of, { decline_reason: declineReason })),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (purchaseId !== null)
      await changePurchase(trx, purchaseId, 'rejectTerms', {
        actorId: key.userId,
        reason: declineReason,
        clock,
      });
    const message = await declineMessage(trx, key, terms);
    await tellStaff(trx, { clock }, `terms-declined-${id}`, message);
  });
  return readContext(db, key.userId);
}

async function declineMessage(
  trx: Transaction<DB>,
  { userId }: TermsKey,
  { name }: TermsRow,
): Promise<string> {
  const learner = await trx
    .selectFrom('app_user')
    .select(['first_name', 'last_name'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return `${learner.first_name} ${learner.last_name} declined the agreement for ${name}.`;
}
