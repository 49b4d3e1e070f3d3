import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { frontMessages } from './front.messages.ts';
import { formatPrice, planAmount } from './front.rules.ts';

type Price = Schema<'Price'>;

export interface PriceLineProps {
  price: Price;
  /** Paid in parts, beside it. */
  plan: Price | null;
  /** What the price is with. @default none */
  couponCode?: string | null;
}

/** What a product costs, as the server says. */
export function PriceLine({ price, plan, couponCode }: PriceLineProps) {
  const messages = useMessages(frontMessages);
  const { listPrice } = price;
  return (
    <>
      <b>{planAmount(price, messages)}</b>
      {price.type === 'subscription' && <span> {messages.aMonth}</span>}
      {listPrice && (
        <span className="ul-front-was">
          <span className="ul-sr">{messages.usually} </span>
          <s>{formatPrice(listPrice)}</s>
        </span>
      )}
      {couponCode && ' '}
      {couponCode && <span>{messages.withCoupon(couponCode)}</span>}{' '}
      {plan?.months && (
        <span className="ul-front-plan">
          {messages.orPlan(plan.months, formatPrice(plan.amount))}
        </span>
      )}
    </>
  );
}
