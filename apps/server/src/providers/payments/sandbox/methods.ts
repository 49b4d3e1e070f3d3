import type { Kysely, Selectable } from 'kysely';
import type { DB, SandboxMethod, SandboxToken } from '../../../db/schema.ts';
import { MethodRefused, ProviderRefused } from '../payment-errors.ts';
import type { PaymentKind, SavedMethod } from '../payments.ts';
import { type Books, newRef, sandboxNow } from './books.ts';
import type { CardFacts } from './card-entry.ts';
import { tell } from './events.ts';
import { declineMessages } from './messages.ts';
import { scriptOf } from './scripts.ts';

/** Agreements with the wallet end after half a year. */
const agreementMs = 180 * 86_400_000;

export interface Saving {
  token: string;
  customer: string;
  kind: PaymentKind;
}

/** Makes the one method a token is good for; sent again, the same call gets the same method. */
export function saveMethod(books: Books, saving: Saving): Promise<SavedMethod> {
  return books.db.transaction().execute(async (trx) => {
    const now = await sandboxNow({ ...books, db: trx });
    const token = await trx
      .selectFrom('sandbox_token')
      .selectAll()
      .where('token', '=', saving.token)
      .where('kind', '=', saving.kind)
      .forUpdate()
      .executeTakeFirst();
    const made = await trx
      .selectFrom('sandbox_method')
      .selectAll()
      .where('token', '=', saving.token)
      .executeTakeFirst();
    if (made?.customer === saving.customer) return toSaved(made);
    refuseToken(token, saving, now);
    const script = scriptOf(token.script);
    refuseSaving(books, token);
    await trx
      .updateTable('sandbox_token')
      .set({ state: 'used' })
      .where('token', '=', token.token)
      .execute();
    const method = await trx
      .insertInto('sandbox_method')
      .values({
        ref: newRef('pm'),
        token: token.token,
        kind: saving.kind,
        customer: saving.customer,
        script: token.script,
        fingerprint: token.fingerprint,
        created_at: now,
        card: token.card === null ? null : JSON.stringify(token.card),
        payer_email: token.payer_email,
        authenticated: script.saving === 'authenticate',
        expires_at: saving.kind === 'wallet' ? new Date(now.getTime() + agreementMs) : null,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return toSaved(method);
  });
}

type Token = Selectable<SandboxToken>;

function refuseToken(
  token: Token | undefined,
  { customer }: Saving,
  now: Date,
): asserts token is Token & { script: string } {
  if (!token || (token.customer !== null && token.customer !== customer))
    throw new MethodRefused('tokenUsed', 'This approval is not yours. Start again.');
  if (token.state === 'declined' && token.kind === 'card')
    throw new MethodRefused('authenticationFailed', declineMessages.authenticationFailed);
  if (token.state === 'open' || token.state === 'declined' || !token.script)
    throw new MethodRefused('notApproved', 'The wallet was not approved.');
  if (token.state === 'used' || token.expires_at <= now)
    throw new MethodRefused('tokenUsed', 'This was used already, or took too long. Start again.');
}

function refuseSaving({ publicUrl }: Books, token: Token & { script: string }): void {
  const { saving } = scriptOf(token.script);
  if (!saving || (saving === 'authenticate' && token.authenticated)) return;
  if (saving !== 'authenticate') throw new MethodRefused(saving, declineMessages[saving]);
  const clientAction = { kind: 'frame', url: `${publicUrl}/challenges/${token.token}` } as const;
  const message = 'Your bank asks you to confirm this card.';
  throw new MethodRefused('authenticationNeeded', message, clientAction);
}

export async function readMethod(books: Books, ref: string): Promise<SavedMethod | undefined> {
  const method = await books.db
    .selectFrom('sandbox_method')
    .selectAll()
    .where('ref', '=', ref)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return method && toSaved(method);
}

/** Ended by the academy, or by the buyer at their bank or wallet; then the academy gets an event. */
export function removeMethod(books: Books, ref: string): Promise<void> {
  return books.db.transaction().execute(async (trx) => {
    const now = await sandboxNow({ ...books, db: trx });
    const removed = await trx
      .updateTable('sandbox_method')
      .set((eb) => ({ removed_at: now, version: eb('version', '+', 1) }))
      .where('ref', '=', ref)
      .where('removed_at', 'is', null)
      .returning('version')
      .executeTakeFirst();
    if (removed) await tell(trx, books, { type: 'method', ref, version: removed.version, at: now });
  });
}

/** What a person entered with a card or a wallet. */
export async function forgetCustomer({ db }: Books, customer: string): Promise<void> {
  for (const table of ['sandbox_method', 'sandbox_token'] as const)
    await db
      .updateTable(table)
      .set({ payer_email: null, card: null })
      .where('customer', '=', customer)
      .execute();
}

/** Its time is over at once: a card's month has passed, an agreement has ended. */
export function expireMethod(books: Books, ref: string): Promise<void> {
  return books.db.transaction().execute(async (trx) => {
    const now = await sandboxNow({ ...books, db: trx });
    const method = await holdMethod(trx, ref);
    if (!method) throw new ProviderRefused('No such method.');
    const over = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1));
    const month = { expMonth: over.getUTCMonth() + 1, expYear: over.getUTCFullYear() };
    const card = method.card as unknown as CardFacts | null;
    const version = method.version + 1;
    await trx
      .updateTable('sandbox_method')
      .set({
        version,
        ...(card ? { card: JSON.stringify({ ...card, ...month }) } : { expires_at: now }),
      })
      .where('ref', '=', ref)
      .execute();
    await tell(trx, books, { type: 'method', ref, version, at: now });
  });
}

/** The method of a charge, held until the transaction ends so that its charges come one by one. */
export function holdMethod(trx: Kysely<DB>, ref: string) {
  return trx
    .selectFrom('sandbox_method')
    .selectAll()
    .where('ref', '=', ref)
    .forUpdate()
    .executeTakeFirst();
}

export async function isSlow({ db }: Books, ref: string): Promise<boolean> {
  const method = await db
    .selectFrom('sandbox_method')
    .select('script')
    .where('ref', '=', ref)
    .executeTakeFirst();
  return method !== undefined && scriptOf(method.script).charging === 'slow';
}

function toSaved(method: Selectable<SandboxMethod>): SavedMethod {
  const card = method.card as unknown as CardFacts | null;
  return {
    ref: method.ref,
    kind: method.kind as PaymentKind,
    brand: card?.brand ?? null,
    funding: card?.funding ?? null,
    last4: card?.last4 ?? null,
    expMonth: card?.expMonth ?? null,
    expYear: card?.expYear ?? null,
    zip: card?.zip ?? null,
    payerEmail: method.payer_email,
    expiresAt: method.expires_at,
  };
}
