import { randomUUID } from 'node:crypto';
import type { Schema } from '@uplink/api-client';
import { UNKNOWN_PAYMENT_METHOD } from '@uplink/api-client/domain';
import { hashOf } from '../../digests.ts';
import { unprocessable } from '../../plugins/errors/errors.ts';
import { ProviderUnreachable } from '../../providers/payments/payment-errors.ts';
import { returnPath } from '../../providers/payments/return-routes.ts';
import { addMethod } from './add-method.service.ts';
import { findToken, unknownToken } from './method-tokens.ts';
import { type Adding, type BillingDeps, takeMethodTry, unreachable } from './save-method.ts';

/** Begins an approval, which only this person can end, in this session. */
export async function beginWallet(
  { db, clock, payments, publicUrl }: BillingDeps,
  adding: Adding,
): Promise<Schema<'WalletToken'>> {
  const { id, sessionId } = adding.caller;
  await takeMethodTry({ db, clock }, adding);
  const approval = await payments.wallet
    .beginApproval?.({
      customer: String(id),
      idempotencyKey: `approval:${randomUUID()}`,
      returnUrl: publicUrl + returnPath,
    })
    .catch((error: unknown) => {
      throw error instanceof ProviderUnreachable ? unreachable() : error;
    });
  if (!approval) throw unprocessable(UNKNOWN_PAYMENT_METHOD);
  const { token, url, expiresAt } = approval;
  await db
    .insertInto('method_token')
    .values({
      token_hash: hashOf(token),
      user_id: id,
      session_id: sessionId,
      expires_at: expiresAt,
    })
    .execute();
  return { paypalToken: token, url, expiresAt: expiresAt.toISOString() };
}

/** Connects the wallet of an approval. Sent again it finds the wallet, unless that was disconnected since. */
export async function connectWallet(
  deps: BillingDeps,
  adding: Adding,
  { paypalToken }: Schema<'WalletInput'>,
): Promise<Schema<'PaymentMethods'>> {
  const known = await findToken(deps, adding.caller, paypalToken);
  if (!known) throw unknownToken();
  return addMethod(deps, adding, { kind: 'wallet', token: paypalToken, known });
}
