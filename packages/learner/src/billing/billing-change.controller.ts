import { useQueryClient } from '@tanstack/react-query';
import { billingKeys } from '@uplink/api-client/react';

/** After a change of money all that shows methods, purchases or the standing of the account is read again. */
export function useBillingChange(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    await Promise.all(billingKeys.map((queryKey) => queries.invalidateQueries({ queryKey })));
  };
}
