import type { Schema } from '@uplink/api-client';
import { useAllFormats, useMessages } from '@uplink/api-client/messages';
import { Note } from '@uplink/kit/states';
import { Button } from '@uplink/ui/button';
import { Card } from '@uplink/ui/card';
import { Cover } from '@uplink/ui/cover';
import { useEffect, useRef } from 'react';
import { checkoutMessages } from './checkout.messages.ts';
import './outcome.css';

export interface OfferViewProps {
  order: Schema<'CheckoutOrder'>;
  offer: Schema<'Crosssell'>;
  isAnswering: boolean;
  onAnswer: (accepted: boolean) => void;
}

/** One offer after the payment, to accept or to refuse; both are as easy. */
export function OfferView({ order, offer, isAnswering, onAnswer }: OfferViewProps) {
  const messages = useMessages(checkoutMessages);
  const formats = useAllFormats();
  const { title, text, image, cover, price } = offer;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="ul-checkout__outcome">
      <p className="ul-ok ul-strong" role="status">
        {messages.bought(order.product.name)}
      </p>
      <h1 className="ul-h1" tabIndex={-1} ref={heading}>
        {messages.offerTitle}
      </h1>
      {order.decline && (
        <Note kind="fault" role="alert">
          {messages.offerDeclined}
        </Note>
      )}
      <Card isFlush>
        <div className="ul-checkout__offer-art">
          {image ? <img src={image} alt="" /> : <Cover {...cover} />}
        </div>
        <div className="ul-card__body ul-stack ul-gap-16">
          <h2 className="ul-h2">{title}</h2>
          <p className="ul-muted">{text}</p>
          <p>
            <b className="ul-h2 ul-num">{formats.money(price.amount)}</b>{' '}
            {price.listPrice && (
              <span className="ul-muted">
                {messages.insteadOf} <s className="ul-num">{formats.money(price.listPrice)}</s>
              </span>
            )}
          </p>
          <Button
            variant="primary"
            size="lg"
            isBlock
            isPending={isAnswering}
            onPress={() => onAnswer(true)}
          >
            {messages.accept(formats.money(price.amount))}
          </Button>
          <Button size="lg" isBlock isDisabled={isAnswering} onPress={() => onAnswer(false)}>
            {messages.refuse}
          </Button>
          <p className="ul-small ul-muted">{messages.sameMethod}</p>
        </div>
      </Card>
    </div>
  );
}
