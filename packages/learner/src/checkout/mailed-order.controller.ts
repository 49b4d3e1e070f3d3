import { useMutation, useQuery } from '@tanstack/react-query';
import { ApiError, type Schema } from '@uplink/api-client';
import { read, useUplink } from '@uplink/api-client/react';

export type MailedOrderState =
  | { status: 'loading' }
  /** Nothing is added before its reader agrees to it. */
  | {
      status: 'mailed';
      order: Schema<'MailedOrder'>;
      isAdding: boolean;
      /** Why it could not be added. */
      fault: string | undefined;
      onAdd: () => void;
    }
  | { status: 'claimed'; claimed: Schema<'ClaimedOrder'> }
  | { status: 'claimFailed'; message: string };

/** The order of a mailed code: shown first, and added to the account by a press. */
export function useMailedOrder(code: string, isSignedIn: boolean): MailedOrderState {
  const client = useUplink();
  const order = useQuery({
    ...read(client, '/me/orders/{code}', { path: { code } }, { rethrow: true }),
    enabled: code !== '' && isSignedIn,
    retry: false,
  });
  const adding = useMutation({
    mutationFn: ({ nextCharge }: Schema<'MailedOrder'>) => {
      const seen = nextCharge && { at: nextCharge.at, amount: nextCharge.amount };
      const body = { code, ...(seen && { nextCharge: seen }) };
      return client.unwrap(client.api.POST('/me/orders', { body }), { rethrow: true });
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'priceChanged') void order.refetch();
    },
  });
  const claimed = adding.data ?? order.data?.claimed;
  if (claimed) return { status: 'claimed', claimed };
  if (order.error) return { status: 'claimFailed', message: order.error.message };
  const { data: mailed } = order;
  if (!mailed) return { status: 'loading' };
  return {
    status: 'mailed',
    order: mailed,
    isAdding: adding.isPending,
    fault: adding.error?.message,
    onAdd: () => adding.mutate(mailed),
  };
}
