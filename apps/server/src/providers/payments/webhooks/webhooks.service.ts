import type { IncomingHttpHeaders } from 'node:http';
import type { Kysely } from 'kysely';
import type { Clock } from '../../../clock.ts';
import type { DB } from '../../../db/schema.ts';
import { loggedError } from '../../../plugins/logging.ts';
import type { OnPaymentEvent, PaymentEvent } from '../payment-event.ts';
import type { PaymentProviders } from '../payments.ts';

export interface WebhookDeps {
  db: Kysely<DB>;
  clock: Clock;
  payments: PaymentProviders;
  /** Undefined while no one acts on news: they wait. */
  onPaymentEvent: OnPaymentEvent | undefined;
}

/** How many waiting events one run handles. */
const most = 100;

/** Keeps a genuine event once and acts on it; what could not be acted on is tried again by a job. */
export async function receiveEvent(
  deps: WebhookDeps,
  name: string,
  delivery: { rawBody: Buffer; headers: IncomingHttpHeaders },
): Promise<'kept' | 'refused' | 'unknownProvider'> {
  const { payments, clock } = deps;
  const provider = [payments.card, payments.wallet].find((one) => one.name === name);
  if (!provider) return 'unknownProvider';
  const event = await provider.readEvent({ ...delivery, now: clock.now() });
  if (!event) return 'refused';
  if (event === 'other') return 'kept';
  if (await keep(deps, name, event)) await handle(deps, { ...event, provider: name });
  return 'kept';
}

/** False when it is known already. */
async function keep({ db, clock }: WebhookDeps, provider: string, event: PaymentEvent) {
  const { id, type, ref, idempotencyKey, version, at } = event;
  const kept = await db
    .insertInto('provider_event')
    .values({
      provider,
      event_id: id,
      type,
      ref,
      version,
      at,
      received_at: clock.now(),
      idempotency_key: idempotencyKey ?? null,
    })
    .onConflict((conflict) => conflict.columns(['provider', 'event_id']).doNothing())
    .returning('event_id')
    .executeTakeFirst();
  return kept !== undefined;
}

/** Acts on the events that wait, those that never failed first. */
export async function handleWaitingEvents(deps: WebhookDeps): Promise<void> {
  if (!deps.onPaymentEvent) return;
  const rows = await deps.db
    .selectFrom('provider_event')
    .selectAll()
    .where('handled_at', 'is', null)
    .orderBy((eb) => eb('error', 'is not', null))
    .orderBy('received_at')
    .limit(most)
    .execute();
  for (const { event_id: id, type, idempotency_key, ...row } of rows) {
    const idempotencyKey = idempotency_key ?? undefined;
    await handle(deps, {
      id,
      provider: row.provider,
      ref: row.ref,
      version: row.version,
      at: row.at,
      type: type as PaymentEvent['type'],
      ...(idempotencyKey !== undefined && { idempotencyKey }),
    });
  }
}

async function handle(
  { db, clock, onPaymentEvent }: WebhookDeps,
  event: PaymentEvent & { provider: string },
): Promise<void> {
  if (!onPaymentEvent) return;
  const error = await onPaymentEvent(event).then(
    () => null,
    (reason: unknown) => loggedError(reason).message,
  );
  await db
    .updateTable('provider_event')
    .set({ error, handled_at: error === null ? clock.now() : null })
    .where('provider', '=', event.provider)
    .where('event_id', '=', event.id)
    .execute();
}
