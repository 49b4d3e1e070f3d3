import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { Confirm } from '@uplink/kit/dialogs';
import { Button } from '@uplink/ui/button';
import { Dialog } from '@uplink/ui/dialog';
import { billingMessages } from './billing.messages.ts';
import { nameOfMethod } from './billing.rules.ts';

type Method = Schema<'OwnPaymentMethod'>;

export interface DisconnectDialogProps {
  wallet: Method;
  card: Method | undefined;
  isPending: boolean;
  error: string | undefined;
  onConfirm: (moveTo: 'card' | undefined) => void;
  onClose: () => void;
}

/** Says what the wallet pays for, and what pays for it from now on; without a card it stays. */
export function DisconnectDialog(props: DisconnectDialogProps) {
  const messages = useMessages(billingMessages);
  const { wallet, card, isPending, error, onConfirm, onClose } = props;
  const products = wallet.pays.map(({ name }) => name).join(', ');
  if (products && !card)
    return (
      <Dialog
        title={messages.disconnectTitle}
        isOpen
        onClose={onClose}
        footer={<Button onPress={onClose}>{messages.close}</Button>}
      >
        <p className="ul-muted">{messages.disconnectRefused(products)}</p>
      </Dialog>
    );
  return (
    <Confirm
      title={messages.disconnectTitle}
      confirmLabel={messages.disconnect}
      isDanger
      isPending={isPending}
      isOpen
      onConfirm={() => onConfirm(products ? 'card' : undefined)}
      onClose={onClose}
    >
      {products && card
        ? messages.disconnectMove(products, nameOfMethod(card, messages))
        : messages.disconnectFree}
      {error && <p role="alert">{error}</p>}
    </Confirm>
  );
}
