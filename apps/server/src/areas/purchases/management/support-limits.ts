import { formatMoney, may, type PolicyPerson } from '@uplink/api-client/domain';
import { forbidden } from '../../../plugins/errors/errors.ts';
import type { ManagementDeps } from './staff.ts';

interface Giving {
  staff: PolicyPerson;
  buyerId: number;
  currency: string;
}

/** The limits of what customer support gives back at once and in a day. Where a currency has none, only admins do. */
export function supportLimits(
  { supportRefundLimits, supportRefundDayLimits }: ManagementDeps['config'],
  { staff, buyerId, currency }: Giving,
) {
  const within =
    (limits: ReadonlyMap<string, number>) =>
    (refunded: number, refusal: (most: string) => string): void => {
      const limit = limits.get(currency) ?? 0;
      if (may(staff, 'refundPurchase', { buyerId, refunded, limit })) return;
      const most = formatMoney({ amount: limit, currency });
      throw forbidden(
        limit > 0
          ? `${refusal(most)} Ask an admin for more.`
          : `Ask an admin: you can't give anything back in ${currency}.`,
      );
    };
  return { requireAtOnce: within(supportRefundLimits), requireInDay: within(supportRefundDayLimits) };
}
