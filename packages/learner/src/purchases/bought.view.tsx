import type { Schema } from '@uplink/api-client';
import { useAllFormats, useMessages } from '@uplink/api-client/messages';
import { Note } from '@uplink/kit/states';
import { Button } from '@uplink/ui/button';
import { Dialog } from '@uplink/ui/dialog';
import { waitsForMessages } from '../shared/waits-for.messages.ts';
import { WaitsFor } from '../shared/waits-for.view.tsx';
import type { InAppPurchaseProps } from './in-app-purchase.types.ts';
import { useOffers } from './offers.controller.ts';
import { purchasesMessages } from './purchases.messages.ts';

export interface BoughtViewProps extends Pick<InAppPurchaseProps, 'onClose' | 'onFollowUp'> {
  purchase: Schema<'Purchase'>;
  next: Schema<'PurchaseResult'>['next'];
  /** What has to be finished first. */
  waitsFor: Schema<'WaitsFor'> | undefined;
}

/** After a purchase: its offers one by one, then the next step. */
export function BoughtView({ purchase, next, waitsFor, onClose, onFollowUp }: BoughtViewProps) {
  const messages = useMessages(purchasesMessages);
  const formats = useAllFormats();
  const waiting = useMessages(waitsForMessages);
  const { offer, isLoading, isAdding, fault, onAccept, onDecline, dialog } = useOffers(purchase);
  const { product } = purchase;
  // What can't be started yet leads to what comes first.
  const first = next === 'start' ? waitsFor?.[0] : undefined;
  if (offer)
    return (
      <Dialog
        // Each one begins at its title: a second press must not answer the next.
        key={offer.id}
        title={messages.offer}
        size="md"
        isOpen
        onClose={onClose}
        footer={
          <>
            <Button isDisabled={isAdding} onPress={() => onDecline(offer)}>
              {messages.decline}
            </Button>
            <Button variant="primary" isPending={isAdding} onPress={() => onAccept(offer)}>
              {messages.accept(formats.money(offer.price.amount))}
            </Button>
          </>
        }
      >
        <div className="ul-stack ul-gap-12">
          <p className="ul-ok">{messages.boughtText(product.name)}</p>
          <h3 className="ul-h3">{offer.title}</h3>
          <p>{offer.text}</p>
          <p>
            <b className="ul-h2 ul-num">{formats.money(offer.price.amount)}</b>{' '}
            {offer.price.listPrice && (
              <span className="ul-muted">
                {messages.insteadOf}{' '}
                <s className="ul-num">{formats.money(offer.price.listPrice)}</s>
              </span>
            )}
          </p>
          {fault !== undefined && (
            <Note kind="fault" role="alert">
              {fault}
            </Note>
          )}
          {dialog}
        </div>
      </Dialog>
    );
  return (
    <Dialog
      title={messages.bought}
      size="md"
      isOpen
      onClose={onClose}
      footer={
        <Button
          variant="primary"
          isPending={isLoading}
          onPress={() => onFollowUp(next, first ?? product)}
        >
          {first ? waiting.open(first.name) : messages.go[next ?? 'start']}
        </Button>
      }
    >
      <div className="ul-stack ul-gap-12">
        <p role="status">{messages.boughtText(product.name)}</p>
        <WaitsFor waitsFor={waitsFor} />
      </div>
    </Dialog>
  );
}
