import { createHmac } from 'node:crypto';
import type { Schema } from '@uplink/api-client';
import { RETENTION_DAYS } from '@uplink/api-client/domain';
import { sql } from 'kysely';
import type { Deps } from '../../../deps.ts';
import { takeTries } from '../../../providers/identity/throttle/throttle.repository.ts';

/** How often a page was opened and bought on lately. */
export const figuresOf = (checkoutId: string, now: Date) => {
  const since = new Date(now.getTime() - RETENTION_DAYS.pageViews * 86_400_000);
  const page = sql.ref(checkoutId);
  return sql<Schema<'CheckoutFigures'>>`jsonb_build_object(
    'views', (select count(*) from checkout_view v where v.checkout_id = ${page} and v.day > ${since}::date),
    'orders', (select count(*) from checkout_order o join purchase p on p.id = o.purchase_id
      where o.checkout_id = ${page} and o.created_at > ${since} and p.started_at is not null))`;
};

/**
 * Counts who opened a page, once a day; who it was can't be read from it, and is another hash tomorrow. Anyone can
 * invent browsers, so few new ones are counted from one network.
 */
export async function noteView(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  uniqueId: string,
  { origin, agent }: { origin: string; agent: string },
): Promise<void> {
  const now = clock.now();
  const day = now.toISOString().slice(0, 10);
  const visitor = createHmac('sha256', config.secret)
    .update(`page view ${day} ${origin} ${agent}`)
    .digest('base64url')
    .slice(0, 22);
  const known = await db
    .selectFrom('checkout_view')
    .innerJoin('checkout', 'checkout.id', 'checkout_view.checkout_id')
    .select('checkout.id')
    .where('checkout.unique_id', '=', uniqueId)
    .where('day', '=', day)
    .where('visitor', '=', visitor)
    .executeTakeFirst();
  if (known || (await takeTries(db, [{ kind: 'pageView', key: origin }], now))) return;
  await sql`insert into checkout_view (checkout_id, day, visitor)
    select id, ${day}::date, ${visitor} from checkout where unique_id = ${uniqueId}
    on conflict do nothing`.execute(db);
}
