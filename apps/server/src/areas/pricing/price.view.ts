import type { Schema } from '@uplink/api-client';
import { planPayments, planPrice } from '@uplink/api-client/domain';
import type { PriceRow } from './prices.repository.ts';

/** A plan in the contract's shape; without its trial for someone who had one. */
export function toPrice(row: PriceRow, { hasTried }: { hasTried: boolean }): Schema<'Price'> {
  const money = (amount: number) => ({ amount, currency: row.currency });
  return {
    id: row.id,
    type: row.type,
    amount: money(planPayments(row)[0] ?? 0),
    months: row.months,
    total: row.type === 'paymentPlan' ? money(planPrice(row)) : null,
    trialDays: hasTried ? null : row.trial_days,
    enrollmentFee: row.enrollment_fee > 0 ? money(row.enrollment_fee) : null,
    validDays: row.valid_days,
    isDefault: row.is_default,
    listPrice: row.list_price === null ? null : money(row.list_price),
  };
}
