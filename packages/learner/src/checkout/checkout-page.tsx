'use client';
import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { checkoutPageQuery, notReady, useLatest, useUplink } from '@uplink/api-client/react';
import { NotReadyView, noResource, useHeldQuery } from '@uplink/kit/states';
import { useEffect } from 'react';
import { useCheckout } from './checkout.controller.ts';
import { checkoutMessages } from './checkout.messages.ts';
import type { CheckoutPageProps } from './checkout.types.ts';
import { CheckoutView } from './checkout.view.tsx';
import { CheckoutSkeleton } from './checkout-skeleton.view.tsx';

/** A public checkout page with its order: open to visitors and customers. */
export function CheckoutPage(props: CheckoutPageProps) {
  const messages = useMessages(checkoutMessages);
  const query = useHeldQuery(checkoutPageQuery(useUplink(), props.uniqueId));
  if (query.data) return <OpenPage key={props.uniqueId} {...props} page={query.data} />;
  return (
    <NotReadyView
      isPage
      state={notReady(query)}
      noun={messages.page}
      empty={noResource({ title: messages.unknownTitle, text: messages.unknownText })}
      skeleton={<CheckoutSkeleton />}
    />
  );
}

function OpenPage({ page, ...props }: CheckoutPageProps & { page: Schema<'CheckoutPage'> }) {
  const state = useCheckout(page, props);
  useTotal(state.quote, props.onTotalChange);
  return <CheckoutView {...props} {...state} page={page} />;
}

/** Tells the host what is due today, once for each figure. */
function useTotal(
  quote: Schema<'Quote'> | undefined,
  onTotalChange: CheckoutPageProps['onTotalChange'],
): void {
  const tell = useLatest(onTotalChange);
  const { dueToday: amount, currency } = quote ?? {};
  useEffect(() => {
    if (amount !== undefined && currency !== undefined) tell.current?.({ amount, currency });
  }, [amount, currency]);
}
