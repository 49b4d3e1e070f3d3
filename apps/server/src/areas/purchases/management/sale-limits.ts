import type { PolicyPerson } from '@uplink/api-client/domain';
import type { OrderWish } from '../place-order.service.ts';
import { checkFreeSales } from './free-sales.ts';
import { checkOfflineSales } from './offline-sales.ts';
import type { ManagementDeps } from './staff.ts';

interface Sale {
  staff: PolicyPerson;
  buyerId: number;
  paymentType: OrderWish['paymentType'];
}

/** Refuses sales for which no provider vouches, above what one person may decide alone. */
export function checkSale(
  deps: Pick<ManagementDeps, 'config' | 'clock'>,
  { paymentType, ...sale }: Sale,
): NonNullable<OrderWish['staff']>['check'] {
  return async (trx, order) => {
    await checkFreeSales(deps, sale)(trx, order);
    if (paymentType === 'offline') await checkOfflineSales(deps, sale)(trx, order);
  };
}
