import { ApiError, type Schema, type UplinkClient } from '@uplink/api-client';
import { useUplink } from '@uplink/api-client/react';
import { useEffect, useRef, useState } from 'react';
import { forgetOrder, noteFinished, noteSending, onOtherTab, readMemory } from './order-memory.ts';

type Order = Schema<'CheckoutOrder'>;

export interface OrderState {
  /** The order of this browser that is under way or paid; none while the form is filled in. */
  order: Order | undefined;
  /** Whether an earlier order is being looked up. */
  isLooking: boolean;
  isSending: boolean;
  /** The upsell that is being answered. */
  isAnswering: boolean;
  send: (wish: OrderWish) => Promise<Order>;
  answer: (accepted: boolean) => void;
  confirm: () => void;
}

export type OrderWish = Omit<Schema<'CheckoutOrderInput'>, 'requestId' | 'token'>;

/** How often an outcome that isn't known yet is asked for again. */
const pollMs = 3000;

/** The order of this browser on a page: placed once, whatever is pressed, reloaded or opened twice. */
export function useOrder(uniqueId: string, onFinished: (order: Order) => void): OrderState {
  const client = useUplink();
  const [order, setOrder] = useState<Order>();
  const [isLooking, setLooking] = useState(() => isUnderWay(uniqueId));
  const [isSending, setSending] = useState(false);
  const [isAnswering, setAnswering] = useState(false);
  const finished = useRef(onFinished);
  finished.current = onFinished;

  function take(next: Order): Order {
    if (next.state === 'declined') forgetOrder(uniqueId);
    const isOver = next.state === 'bought' && next.offer === null;
    setOrder(next.state === 'declined' ? undefined : next);
    if (isOver) {
      noteFinished(uniqueId);
      finished.current(next);
    }
    return next;
  }

  const look = useRef(async () => {});
  look.current = async () => {
    const { requestId, isFinished } = readMemory(uniqueId);
    if (requestId === undefined || isFinished) return setLooking(false);
    try {
      take(await readOrder(client, uniqueId));
    } catch (error) {
      // It never arrived, or its day is over: the form is there to send it again.
      if (error instanceof ApiError && error.status === 404) setOrder(undefined);
    } finally {
      setLooking(false);
    }
  };

  useEffect(() => {
    void look.current();
    return onOtherTab(uniqueId, () => void look.current());
  }, [uniqueId]);

  const isOpen = order?.state === 'processing' || order?.state === 'confirmationNeeded';
  useEffect(() => {
    if (!isOpen) return;
    const timer = setInterval(() => void look.current(), pollMs);
    return () => clearInterval(timer);
  }, [isOpen]);

  return {
    order,
    isLooking,
    isSending,
    isAnswering,
    async send(wish) {
      const { cardToken, paypalToken, ...sent } = wish;
      const { requestId, token } = noteSending(uniqueId, sent);
      setSending(true);
      try {
        const call = client.api.POST('/checkouts/{uniqueId}/orders', {
          params: { path: { uniqueId } },
          body: { ...wish, requestId, token },
        });
        return take(await client.unwrap(call, { rethrow: true }));
      } finally {
        setSending(false);
      }
    },
    answer(accepted) {
      if (!order?.offer || isAnswering) return;
      const crosssellId = order.offer.id;
      setAnswering(true);
      client
        .unwrap(
          client.api.POST('/checkouts/{uniqueId}/orders/{orderId}/upsells', {
            params: {
              path: { uniqueId, orderId: order.id },
              header: { 'x-order-token': readMemory(uniqueId).token },
            },
            body: { crosssellId, accepted },
          }),
        )
        .then(take, () => {})
        .finally(() => setAnswering(false));
    },
    confirm() {
      if (!order) return;
      client
        .unwrap(
          client.api.POST('/checkouts/{uniqueId}/orders/{orderId}/confirmation', {
            params: {
              path: { uniqueId, orderId: order.id },
              header: { 'x-order-token': readMemory(uniqueId).token },
            },
          }),
        )
        .then(take, () => {});
    },
  };
}

function isUnderWay(uniqueId: string): boolean {
  const { requestId, isFinished } = readMemory(uniqueId);
  return requestId !== undefined && !isFinished;
}

/** The order that this browser placed last on a page. */
export function readOrder({ api, unwrap }: UplinkClient, uniqueId: string): Promise<Order> {
  const { token, requestId = '' } = readMemory(uniqueId);
  const call = api.GET('/checkouts/{uniqueId}/orders/{orderId}', {
    params: { path: { uniqueId, orderId: requestId }, header: { 'x-order-token': token } },
  });
  return unwrap(call, { rethrow: true });
}
