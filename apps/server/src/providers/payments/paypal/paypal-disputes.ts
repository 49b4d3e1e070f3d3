import type { Dispute } from '../payments.ts';
import { bodyOf } from './paypal-api.ts';
import type { PaypalDeps } from './paypal-deps.ts';
import { fromPaypal } from './paypal-money.ts';
import { orderOf } from './paypal-refunds.ts';

const lost = ['RESOLVED_BUYER_FAVOUR', 'ACCEPTED'];

export async function readDispute(deps: PaypalDeps, ref: string): Promise<Dispute> {
  const body = bodyOf(await deps.api(`/v1/customer/disputes/${encodeURIComponent(ref)}`));
  const isOpen = body.status !== 'RESOLVED';
  const dueAt = body.seller_response_due_date;
  return {
    ref,
    reason: body.reason,
    money: fromPaypal(body.dispute_amount),
    state: isOpen ? 'open' : lost.includes(body.dispute_outcome?.outcome_code) ? 'lost' : 'won',
    chargeRef: await orderOf(deps, body.disputed_transactions?.[0]?.seller_transaction_id ?? ''),
    evidenceDueAt: dueAt ? new Date(dueAt) : null,
  };
}
