import type { Schema } from '@uplink/api-client';
import { may, type PolicyPerson } from '@uplink/api-client/domain';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { conflict, forbidden, notFound } from '../../../plugins/errors/errors.ts';
import { directionOf, type ListOrder, openWindow, toPage, type WindowQuery } from '../../keyset.ts';
import { writeAudit } from '../../people/audit-log.ts';
import { lockPurchase } from '../../purchases/purchases.repository.ts';
import { userRef } from '../../refs.ts';
import { countUpTo } from '../../status-counts.ts';
import { endReward } from '../end-rewards.ts';
import { readEnrollment } from '../people-of.service.ts';

const order: ListOrder = { name: 'suspects', parts: 1 };

type Row = Omit<Schema<'SuspectedReferral'>, 'date'> & { enrolled_at: Date };

/** Enrollments that look like self-referral, oldest first. */
export async function listSuspects(
  db: Kysely<DB>,
  query: WindowQuery,
): Promise<Schema<'SuspectedReferralPage'>> {
  const window = openWindow(order, query);
  const { after, order: direction } = directionOf(window);
  const [id] = window.place?.key ?? [];
  const { rows } = await sql<Row>`
    select e.id, ${userRef('r')} as referrer, ${userRef('p')} as person, e.product, e.amount, e.currency,
      e.suspicion as reasons, e.enrolled_at
    from referral_enrollment e join app_user r on r.id = e.referrer_id join app_user p on p.id = e.person_id
    where e.state = 'suspected' ${id === undefined ? sql`` : sql`and e.id ${after} ${id}`}
    order by e.id ${direction} limit ${window.pageSize + 1}`.execute(db);
  const page = toPage(window, rows, (row) => [row.id]);
  const counted = await sql<{ count: number }>`
    select ${countUpTo(sql`select 1 from referral_enrollment where state = 'suspected'`)} as count`.execute(
    db,
  );
  return {
    data: page.rows.map(({ enrolled_at, ...row }) => ({ ...row, date: enrolled_at.toISOString() })),
    paging: { pageSize: window.pageSize, total: counted.rows[0]?.count ?? 0, ...page.cursors },
  };
}

/** A person decides whether an enrollment counts. */
export async function decideOnSuspect(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  staff: PolicyPerson,
  { id, decision, note }: Schema<'SuspicionDecision'> & { id: number },
): Promise<Schema<'RewardEnrollment'>> {
  await db.transaction().execute(async (trx) => {
    const found = await trx
      .selectFrom('referral_enrollment')
      .select(['purchase_id', 'referrer_id'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!found) throw notFound('This enrollment does not exist.');
    const { referrer_id: userId } = found;
    if (!may(staff, 'payRewards', { userId }))
      throw forbidden("You can't decide on your own rewards.");
    await lockPurchase(trx, found.purchase_id);
    const enrollment = await trx
      .selectFrom('referral_enrollment')
      .selectAll()
      .where('id', '=', id)
      .where('state', '=', 'suspected')
      .forUpdate()
      .executeTakeFirst();
    if (!enrollment) throw conflict('This enrollment has been decided.');
    const now = clock.now();
    if (decision === 'refuse')
      await endReward(trx, enrollment, { state: 'refused', reason: note, actorId: staff.id, now });
    else
      await trx
        .updateTable('referral_enrollment')
        .set({ state: 'held', decided_by: staff.id, decided_at: now, note })
        .where('id', '=', id)
        .execute();
    await writeAudit(trx, {
      actorId: staff.id,
      userId,
      action: decision === 'refuse' ? 'refuseReferral' : 'acceptReferral',
      before: { state: enrollment.state },
      after: {
        state: decision === 'refuse' ? 'refused' : 'held',
        enrollment: id,
        amount: enrollment.amount,
        reasons: enrollment.suspicion,
      },
      reason: note,
      now,
    });
  });
  return readEnrollment(db, id);
}
