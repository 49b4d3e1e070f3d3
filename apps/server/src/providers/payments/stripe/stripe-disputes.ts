import type { Dispute } from '../payments.ts';
import type { StripeDeps } from './stripe-deps.ts';
import { asking } from './stripe-errors.ts';

/** An inquiry takes no money; closed, it counts as won. */
const closed: Record<string, Dispute['state']> = {
  won: 'won',
  lost: 'lost',
  warning_closed: 'won',
  prevented: 'won',
};

export async function readDispute({ stripe }: StripeDeps, ref: string): Promise<Dispute> {
  const dispute = await asking(() => stripe.disputes.retrieve(ref));
  const { amount, currency, payment_intent: intent, evidence_details } = dispute;
  const dueBy = evidence_details?.due_by;
  return {
    ref,
    state: closed[dispute.status] ?? 'open',
    chargeRef: typeof intent === 'string' ? intent : (intent?.id ?? ''),
    money: { amount, currency: currency.toUpperCase() },
    reason: dispute.reason,
    evidenceDueAt: dueBy ? new Date(dueBy * 1000) : null,
  };
}
