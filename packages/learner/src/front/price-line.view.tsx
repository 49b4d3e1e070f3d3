import type { Schema } from '@uplink/api-client';
import { useAllFormats, useMessages } from '@uplink/api-client/messages';
import { frontMessages } from './front.messages.ts';
import { planAmount } from './front.rules.ts';

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
  const formats = useAllFormats();
  const { listPrice } = price;
  return (
    <>
      <b>{planAmount(price, messages, formats)}</b>
      {price.type === 'subscription' && <span> {messages.aMonth}</span>}
      {listPrice && (
        <span className="ul-front-was">
          <span className="ul-sr">{messages.usually} </span>
          <s>{formats.money(listPrice, true)}</s>
        </span>
      )}
      {couponCode && ' '}
      {couponCode && <span>{messages.withCoupon(couponCode)}</span>}{' '}
      {plan?.months && (
        <span className="ul-front-plan">
          {messages.orPlan(plan.months, formats.money(plan.amount, true))}
        </span>
      )}
    </>
  );
}
