import type { Schema } from '@uplink/api-client';
import type { PaymentKind } from '../../providers/payments/payments.ts';
import { writeAudit } from '../people/audit-log.ts';
import { forgetNow } from './forget-methods.ts';
import { nameOfMethod } from './method-name.ts';
import { findToken, useToken } from './method-tokens.ts';
import { keepMethod, listMethods } from './methods.service.ts';
import { type Adding, type BillingDeps, saveMethod } from './save-method.ts';

/** Adds a card or replaces it. What is stored is what the provider says of it, not what was sent. */
export async function addCard(
  deps: BillingDeps,
  adding: Adding,
  { cardToken: token }: Schema<'CardInput'>,
): Promise<Schema<'PaymentMethods'>> {
  const known = await findToken(deps, adding.caller, token);
  return addMethod(deps, adding, { kind: 'card', token, known });
}

/** Keeps the method of a token. Sent again, after a lost answer, the token is no further try. */
export async function addMethod(
  deps: BillingDeps,
  adding: Adding,
  {
    kind,
    token,
    known,
  }: { kind: PaymentKind; token: string; known?: { isUsed: boolean } | undefined },
): Promise<Schema<'PaymentMethods'>> {
  const { db, clock, payments } = deps;
  const { caller, staffId } = adding;
  if (!known?.isUsed) {
    const saved = await saveMethod(deps, adding, { kind, token });
    const now = clock.now();
    const addedBy = staffId ?? caller.id;
    const kept = { provider: payments[kind].name, saved, now, addedBy };
    await db.transaction().execute(async (trx) => {
      const methodId = await keepMethod(trx, caller.id, kept);
      await useToken(trx, caller, { token, methodId, now });
      if (staffId !== undefined)
        await writeAudit(trx, {
          actorId: staffId,
          userId: caller.id,
          now,
          action: 'addCard',
          after: { card: nameOfMethod(saved) },
        });
    });
    await forgetNow(deps, caller.id);
  }
  return listMethods(db, caller.id);
}
