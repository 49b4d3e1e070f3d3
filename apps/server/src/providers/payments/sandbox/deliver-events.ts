import type { Selectable } from 'kysely';
import type { SandboxEvent } from '../../../db/schema.ts';
import { type Books, keyFor } from './books.ts';
import type { Delivery } from './delivery.ts';
import { settleDue } from './settle-due.ts';
import { sign, signatureHeader } from './signatures.ts';

/** Takes an event to the academy and tells the status it answered with. */
export type SendEvent = (request: {
  headers: Record<string, string>;
  payload: string;
}) => Promise<number>;

/** What the sandbox waits after each failed delivery. */
const retryMs = [1000, 5000, 30_000, 300_000, 3_600_000, 14_400_000, 43_200_000, 86_400_000];
const batch = 50;

/** Sends what is due, and what becomes due by that, and tells how many were sent. */
export async function deliverDue(books: Books, send: SendEvent): Promise<number> {
  await settleDue(books);
  let sent = 0;
  for (;;) {
    const events = await findDue(books);
    for (const event of events) if (await deliver(books, send, event)) sent += 1;
    if (events.length < batch) return sent;
  }
}

async function findDue({ db, clock }: Books): Promise<Selectable<SandboxEvent>[]> {
  const { delivery } = await db
    .selectFrom('sandbox_setting')
    .select('delivery')
    .executeTakeFirstOrThrow();
  const { reorders } = delivery as Partial<Delivery>;
  return db
    .selectFrom('sandbox_event')
    .selectAll()
    .where('due_at', '<=', clock.now())
    .orderBy('id', reorders ? 'desc' : 'asc')
    .limit(batch)
    .execute();
}

/** False when another process is at it. */
async function deliver(
  { db, clock, secret }: Books,
  send: SendEvent,
  { id, attempts, body, is_forged }: Selectable<SandboxEvent>,
): Promise<boolean> {
  const wait = retryMs[attempts];
  const retryAt = wait === undefined ? null : new Date(clock.now().getTime() + wait);
  // Before it is sent: killed in between, it is sent again.
  const claimed = await db
    .updateTable('sandbox_event')
    .set({ attempts: attempts + 1, due_at: is_forged ? null : retryAt })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .returning('id')
    .executeTakeFirst();
  if (!claimed) return false;
  const key = is_forged ? 'somebody else' : keyFor(secret, 'webhooks');
  const headers = {
    'content-type': 'application/json',
    [signatureHeader]: sign(key, body, clock.now()),
  };
  const status = await send({ headers, payload: body }).catch(() => 0);
  const isDone = status >= 200 && status < 300;
  await db
    .updateTable('sandbox_event')
    .set({ last_status: status, ...(isDone && { due_at: null, delivered_at: clock.now() }) })
    .where('id', '=', id)
    .execute();
  return true;
}
