'use client';
import { productPath } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { frontProductQuery, notReady, useUplink } from '@uplink/api-client/react';
import { useHeldQuery } from '@uplink/kit/states';
import { LinkButton } from '@uplink/ui/button';
import { Loading, Skeleton } from '@uplink/ui/skeleton';
import { buyStateOf, checkoutPath } from '../front.rules.ts';
import type { OfferedProduct } from './product-offer.controller.ts';
import { unlockProductMessages } from './unlock-product.messages.ts';

/**
 * The way to buy the course or project of a lesson: its checkout page, or its own page where that says how else to get
 * it. Nothing for what is not on sale.
 */
export function UnlockProduct(product: OfferedProduct) {
  const messages = useMessages(unlockProductMessages);
  const query = useHeldQuery(frontProductQuery(useUplink(), product));
  const state = query.data ? buyStateOf(query.data) : notReady(query).status;
  if (state === 'loading') {
    return (
      <Loading label={messages.noun}>
        <Skeleton height={40} />
      </Loading>
    );
  }
  if (state === 'empty' || state === 'notOnSale') return null;
  const href = query.data && state === 'buy' ? checkoutPath(query.data) : productPath(product);
  return (
    <LinkButton variant="primary" isBlock href={href}>
      {messages.unlock(product.type)}
    </LinkButton>
  );
}
