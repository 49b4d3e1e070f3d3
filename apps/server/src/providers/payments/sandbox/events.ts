import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { PaymentEvent } from '../payment-event.ts';
import { type Books, newRef } from './books.ts';
import type { Delivery } from './delivery.ts';

export type News = Omit<PaymentEvent, 'id'>;

/** How long news wait so that later ones can overtake them. */
const reorderMs = 2000;

/** Writes news down in the transaction of what happened; they are delivered afterwards. */
export async function tell(trx: Kysely<DB>, { clock }: Books, news: News): Promise<void> {
  const { delivery } = await trx
    .selectFrom('sandbox_setting')
    .select('delivery')
    .executeTakeFirstOrThrow();
  const { copies = 1, delayMs = 0, reorders, loses, forges } = delivery as Partial<Delivery>;
  const event_id = newRef('evt');
  const wait = delayMs + (reorders ? reorderMs : 0);
  const row = {
    event_id,
    type: news.type,
    ref: news.ref,
    body: JSON.stringify({ id: event_id, ...news }),
    due_at: loses ? null : new Date(clock.now().getTime() + wait),
    is_forged: false,
  };
  const rows = Array.from({ length: copies }, () => row);
  if (forges) rows.push({ ...row, is_forged: true });
  await trx.insertInto('sandbox_event').values(rows).execute();
}
