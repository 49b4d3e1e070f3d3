import { formatDate, formatMoney, opensProducts } from '@uplink/api-client/domain';
import type { PurchaseRow } from '../purchase-rows.ts';

type Seen = Pick<
  PurchaseRow,
  'status' | 'expires_at' | 'paused_until' | 'next_payment_at' | 'currency' | 'cycle_amount'
>;

/** '8 Apr 2026': dates of money are days in UTC. */
export const dayOf = (date: Date): string => formatDate(date, { timeZone: 'UTC' });

/** What a change does to what is charged. */
export function moneyOf(before: Seen, after: Seen): string {
  const { next_payment_at: from } = before;
  const { next_payment_at: to } = after;
  if (after.status === 'paused')
    return after.paused_until
      ? `Nothing is charged until ${dayOf(after.paused_until)}.`
      : 'Nothing is charged while it is paused.';
  if (to === null) return from === null ? 'Nothing changes.' : 'Nothing more is charged.';
  const amount = formatMoney({ amount: after.cycle_amount ?? 0, currency: after.currency });
  if (from?.getTime() === to.getTime() && before.status === after.status)
    return `Nothing changes. ${amount} is charged on ${dayOf(to)}.`;
  if (from === null || before.status !== after.status)
    return `${amount} is charged on ${dayOf(to)}.`;
  return `The next charge of ${amount} moves from ${dayOf(from)} to ${dayOf(to)}.`;
}

/** What a change does to what the purchase opens. */
export function accessOf(before: Seen, after: Seen): string {
  const [was, is] = [opensProducts(before.status), opensProducts(after.status)];
  if (was && !is) {
    return after.status === 'paused' && after.paused_until
      ? `Closes at once. Opens again on ${dayOf(after.paused_until)}.`
      : 'Closes at once. Progress is kept.';
  }
  const until = after.expires_at ? ` It lasts until ${dayOf(after.expires_at)}.` : '';
  if (!was && is) return `Opens again at once.${until}`;
  if (after.status === 'paused' && before.status === 'paused')
    return after.paused_until
      ? `Stays closed until ${dayOf(after.paused_until)}.`
      : 'Stays closed until it is resumed.';
  if (before.expires_at?.getTime() !== after.expires_at?.getTime() && after.expires_at)
    return before.expires_at
      ? `Lasts until ${dayOf(after.expires_at)} instead of ${dayOf(before.expires_at)}.`
      : `Lasts until ${dayOf(after.expires_at)}.`;
  return `Nothing changes.${until}`;
}
