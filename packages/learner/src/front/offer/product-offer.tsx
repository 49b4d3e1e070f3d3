'use client';
import { NotReadyView, noResource } from '@uplink/kit/states';
import { Skeleton } from '@uplink/ui/skeleton';
import { FrontCard } from '../front-card.view.tsx';
import { type OfferedProduct, useProductOffer } from './product-offer.controller.ts';
import { messages } from './product-offer.messages.ts';
import '../front.css';

export type ProductOfferProps = OfferedProduct;

/** A product of the catalogue as a card, for pages that offer it alone; needs no account. */
export function ProductOffer(props: ProductOfferProps) {
  const state = useProductOffer(props);
  if (state.status === 'ready') return <FrontCard card={state.card} heading="h2" />;
  return (
    <NotReadyView
      state={state}
      noun={messages.noun}
      empty={noResource({ title: messages.none, text: messages.noneText })}
      skeleton={<Skeleton height={330} />}
    />
  );
}
