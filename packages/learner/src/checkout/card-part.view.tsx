import { useMessages } from '@uplink/api-client/messages';
import { CardField } from '@uplink/kit/payments';
import { Button } from '@uplink/ui/button';
import type { CheckoutState } from './checkout.controller.ts';
import { checkoutMessages } from './checkout.messages.ts';

export type CardPartProps = Pick<
  CheckoutState,
  'form' | 'cardFault' | 'usesSavedCard' | 'onOtherCard' | 'cardRef'
>;

/** The saved card, or the provider's form for another. */
export function CardPart({ form, usesSavedCard, onOtherCard, cardRef, cardFault }: CardPartProps) {
  const messages = useMessages(checkoutMessages);
  return (
    <div className="ul-checkout__card">
      {usesSavedCard ? (
        <p className="ul-row ul-gap-12">
          <span className="ul-grow">{messages.savedCard}</span>
          <Button size="sm" onPress={onOtherCard}>
            {messages.otherCard}
          </Button>
        </p>
      ) : (
        <CardField
          handleRef={cardRef}
          error={cardFault}
          isDisabled={form.isSending}
          onEnter={form.submit}
        />
      )}
    </div>
  );
}
