import type { CheckoutState } from './checkout.controller.ts';
import { OfferView } from './offer.view.tsx';
import { Pending } from './pending.view.tsx';

export type PlacedProps = Pick<CheckoutState, 'order'>;

/** What follows the form. A file of its own: it is not needed before something is ordered. */
export function Placed({ order: { order, isAnswering, answer, confirm } }: PlacedProps) {
  if (!order) return null;
  if (order.state !== 'bought' || !order.offer)
    return <Pending order={order} onConfirmed={confirm} />;
  return (
    <OfferView
      key={order.offer.id}
      order={order}
      offer={order.offer}
      isAnswering={isAnswering}
      onAnswer={answer}
    />
  );
}
