import { randomUUID } from 'node:crypto';
import type { Schema } from '@uplink/api-client';
import { UNKNOWN_PAYMENT_METHOD } from '@uplink/api-client/domain';
import type { Deps } from '../../deps.ts';
import { hashOf } from '../../digests.ts';
import { unprocessable } from '../../plugins/errors/errors.ts';
import { ProviderUnreachable } from '../../providers/payments/payment-errors.ts';
import { unreachable } from '../billing/save-method.ts';
import { findOpenPage } from './checkout.repository.ts';
import type { Orderer } from './order.service.ts';
import { takeOrderTries } from './order-limits.ts';
import { reserveVisitor } from './visitors.ts';

const returnPath = '/billing/wallet';

/** Begins an approval for who will buy: the customer, or the account this browser's order will make. */
export async function beginCheckoutWallet(
  deps: Deps,
  uniqueId: string,
  { caller, origin }: Orderer,
  token: string | undefined,
): Promise<Schema<'CheckoutWalletToken'>> {
  const { db, clock, payments, publicUrl } = deps;
  await findOpenPage(db, uniqueId);
  if (!caller && !/^[\w-]{43}$/.test(token ?? ''))
    throw unprocessable('We could not process your request');
  const device = caller?.sessionId ?? hashOf(token ?? '');
  await takeOrderTries(deps, { origin, device, email: undefined });
  const customer = caller?.id ?? (await reserveVisitor(db, token ?? '', clock.now()));
  const approval = await payments.wallet
    .beginApproval?.({
      customer: String(customer),
      idempotencyKey: `approval:${randomUUID()}`,
      returnUrl: publicUrl + returnPath,
    })
    .catch((error: unknown) => {
      throw error instanceof ProviderUnreachable ? unreachable() : error;
    });
  if (!approval) throw unprocessable(UNKNOWN_PAYMENT_METHOD);
  return { ...approval, expiresAt: approval.expiresAt.toISOString() };
}
