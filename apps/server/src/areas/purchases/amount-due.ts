import { daysLeft, isLivePurchase, taxOf, withTax } from '@uplink/api-client/domain';
import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { conflict } from '../../plugins/errors/errors.ts';
import { amountAbove } from './amount-above.ts';
import { statusAfter } from './change-purchase.ts';
import { isDisputed } from './follow-access.ts';
import { hasOther } from './live-purchase.ts';
import type { PurchaseRow } from './purchase-rows.ts';

type Trx = Transaction<DB>;

/** A month; a month that begins a subscription again; all that is left; an amount staff name. */
export type ChargeKind = 'cycle' | 'reactivation' | 'payoff' | 'manual';

interface Due {
  amount: number;
  tax: number;
  /** The how-manieth month. */
  cycle: number | null;
}

/** What a charge of this kind asks for now; refuses when nothing is due. */
export async function amountDue(
  trx: Trx,
  purchase: PurchaseRow,
  { kind, amount, now }: { kind: ChargeKind; amount: number | undefined; now: Date },
): Promise<Due> {
  if (await isDisputed(trx, purchase.id)) throw conflict('A payment of this purchase is disputed.');
  if (kind === 'cycle') return monthDue(purchase, now);
  if (kind === 'reactivation') return reactivationDue(trx, purchase, now);
  const isOther = kind === 'payoff' && amount !== undefined && amount !== purchase.balance_due;
  if (isOther) throw conflict('The amount has changed. Review it before you charge it.');
  return restDue(purchase, kind === 'manual' ? (amount ?? 0) : undefined);
}

const nothingDue = () => conflict('Nothing is due for this purchase now.');

function monthDue(purchase: PurchaseRow, now: Date): Due {
  const { status, next_payment_at, months, cycles_paid, plan_type, balance_due } = purchase;
  const isDue = next_payment_at !== null && next_payment_at <= now;
  if (!isDue || !['active', 'failed'].includes(status)) throw nothingDue();
  const cycle = cycles_paid + 1;
  const month = { ...aMonth(purchase), cycle };
  if (plan_type === 'subscription') return month;
  const isLast = cycle >= (months ?? 0) || month.amount >= balance_due;
  if (balance_due === 0) throw nothingDue();
  return isLast ? { ...ofRest(purchase, balance_due), cycle } : month;
}

/** Only once no whole day is left of what was paid for; before, a reactivated subscription simply continues. */
async function reactivationDue(trx: Trx, purchase: PurchaseRow, now: Date): Promise<Due> {
  const { plan_type, expires_at, cycles_paid } = purchase;
  const isOver = expires_at === null || daysLeft(expires_at, now) <= 0;
  const canBegin = plan_type === 'subscription' && statusAfter(purchase, 'reactivate');
  if (!canBegin || !isOver || (await hasOther(trx, purchase))) throw nothingDue();
  return { ...aMonth(purchase), cycle: cycles_paid + 1 };
}

/** All that is left, or an amount of it. */
function restDue(purchase: PurchaseRow, amount: number | undefined): Due {
  const { status, started_at, balance_due: most, currency } = purchase;
  const isOpen = started_at !== null && isLivePurchase(status) && status !== 'paused';
  if (!isOpen || most === 0) throw nothingDue();
  const chosen = amount ?? most;
  if (!Number.isInteger(chosen) || chosen < 1 || chosen > most)
    throw amountAbove({ amount: most, currency });
  return { ...ofRest(purchase, chosen), cycle: null };
}

/** Taxed as the purchase was sold. */
function aMonth({ cycle_amount, tax_rate: rate, is_tax_included: isIncluded }: PurchaseRow) {
  const net = cycle_amount ?? 0;
  const tax = { rate, isIncluded, label: '' };
  return { amount: withTax(net, tax), tax: taxOf(net, tax) };
}

const ofRest = ({ tax_rate: rate }: PurchaseRow, amount: number) => ({
  amount,
  tax: taxOf(amount, { rate, isIncluded: true }),
});
