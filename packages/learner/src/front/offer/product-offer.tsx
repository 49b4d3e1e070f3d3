'use client';
import { useMessages } from '@uplink/api-client/messages';
import { NotReadyView, noResource } from '@uplink/kit/states';
import { Skeleton } from '@uplink/ui/skeleton';
import { FrontCard } from '../front-card.view.tsx';
import { type OfferedProduct, useProductOffer } from './product-offer.controller.ts';
import { productOfferMessages } from './product-offer.messages.ts';
import '../front.css';

export interface ProductOfferProps extends OfferedProduct {
  /** The level of its name; `h1` where the card is all of a page. @default h2 */
  heading?: 'h1' | 'h2';
}

/** A product of the catalogue as a card, for pages that offer it alone; needs no account. */
export function ProductOffer({ heading = 'h2', ...product }: ProductOfferProps) {
  const messages = useMessages(productOfferMessages);
  const state = useProductOffer(product);
  if (state.status === 'ready') return <FrontCard card={state.card} heading={heading} />;
  return (
    <NotReadyView
      state={state}
      noun={messages.noun}
      empty={noResource({ title: messages.none, text: messages.noneText })}
      skeleton={<Skeleton height={330} />}
    />
  );
}
