import type { Schema } from '@uplink/api-client';
import { purchasePath } from '@uplink/api-client/domain';
import { useAllFormats, useMessages } from '@uplink/api-client/messages';
import { LinkButton } from '@uplink/ui/button';
import { planMessages } from '../shared/plan.messages.ts';
import { describePlan } from '../shared/plan.rules.ts';
import { catalogMessages } from './catalog.messages.ts';

export interface OfferLineProps {
  module: Schema<'Module'>;
  offer: Schema<'ModuleOffer'>;
  /** Whether the main action is another one than buying. */
  hasOtherAction: boolean;
}

/** What a product costs whoever doesn't have it, and the way to buy it where that isn't the main action. */
export function OfferLine({ module, offer, hasOtherAction }: OfferLineProps) {
  const messages = useMessages(catalogMessages);
  const plans = useMessages(planMessages);
  const { amount, unit } = describePlan(offer.price, plans, useAllFormats());
  const { couponCode, checkout } = offer;
  return (
    <p className="ul-small ul-product__offer">
      <span>
        <b>{amount}</b>
        {unit && ` ${unit}`}
        {couponCode && ` ${messages.withCoupon(couponCode)}`}
      </span>
      {hasOtherAction && (
        <LinkButton size="sm" href={checkout ? `/checkout/${checkout}` : purchasePath(module)}>
          {messages.buyPlace}
        </LinkButton>
      )}
    </p>
  );
}
