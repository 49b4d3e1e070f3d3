import { useQuery } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import {
  meQuery,
  userPaymentsQuery,
  userPurchasesQuery,
  useUplink,
} from '@uplink/api-client/react';
import { type PageState, pageState, useHeldQuery } from '@uplink/kit/states';
import { useState } from 'react';
import type { Staff } from './manage.rules.ts';

export interface UserPurchasesState {
  list: PageState<Schema<'Purchase'>>;
  /** What all of them come to, for each currency. */
  totals: readonly Schema<'PurchaseTotals'>[];
  payments: readonly Schema<'UserPayment'>[];
  /** What the person pays with. */
  methods: readonly Schema<'OwnPaymentMethod'>[];
  staff: Staff;
  onPageChange: (page: number) => void;
}

/** Someone's purchases with their payments, and who looks at them. */
export function useUserPurchases(userId: number): UserPurchasesState {
  const client = useUplink();
  const [page, onPageChange] = useState(0);
  const me = useQuery(meQuery(client));
  const purchases = useHeldQuery(userPurchasesQuery(client, userId, page));
  const payments = useQuery(userPaymentsQuery(client, userId));
  return {
    list: pageState(purchases),
    totals: purchases.data?.totals ?? [],
    payments: payments.data?.data ?? [],
    methods: payments.data?.methods ?? [],
    staff: { id: me.data?.id ?? 0, roles: me.data?.roles ?? [] },
    onPageChange,
  };
}
