import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { NotReadyView } from '@uplink/kit/states';
import { Button } from '@uplink/ui/button';
import { Card } from '@uplink/ui/card';
import { Icon } from '@uplink/ui/icon';
import { Skeleton } from '@uplink/ui/skeleton';
import { Badge, StatusLight } from '@uplink/ui/status';
import { TriangleAlert, Wallet } from 'lucide-react';
import { billingMessages } from './billing.messages.ts';
import { cardWarning, describeCard, nameOfMethod, walletWarning } from './billing.rules.ts';
import type { MethodsState } from './methods.controller.ts';
import './methods.css';

type Method = Schema<'OwnPaymentMethod'>;

export interface MethodsViewProps {
  state: MethodsState;
  now: Date;
  /** A card is added or replaced. */
  onCard: () => void;
  connect: () => void;
  /** Set while the browser keeps the wallet's window shut. */
  openWindow: (() => void) | undefined;
  isConnecting: boolean;
  /** Why the wallet could not be connected. */
  fault: string | undefined;
  makePrimary: (type: Method['type']) => void;
  onDisconnect: () => void;
}

/** The card beside the wallet. */
export function MethodsView(props: MethodsViewProps) {
  const messages = useMessages(billingMessages);
  const { state } = props;
  if (state.status !== 'ready')
    return (
      <NotReadyView
        state={state}
        noun={messages.methods}
        skeleton={
          <div className="ul-bill__methods">
            <Skeleton height={148} />
            <Skeleton height={148} />
          </div>
        }
      />
    );
  return (
    <div className="ul-bill__methods">
      <CardPanel {...props} card={state.card} />
      <WalletPanel {...props} wallet={state.wallet} />
    </div>
  );
}

function CardPanel({
  card,
  now,
  onCard,
  makePrimary,
}: MethodsViewProps & { card: Method | undefined }) {
  const messages = useMessages(billingMessages);
  const warning = card && cardWarning(card, now, messages);
  return (
    <Card
      title={messages.card}
      isFlush
      aside={
        <Button size="sm" variant="quiet" onPress={onCard}>
          {card ? messages.replace : messages.addCard}
        </Button>
      }
    >
      <div className="ul-bill__method">
        <span className="ul-bill__art" data-kind={card ? 'card' : 'none'} aria-hidden="true" />
        <div className="ul-grow">
          <p className={card ? 'ul-strong ul-mono' : 'ul-strong'}>
            {card ? nameOfMethod(card, messages, ' •••• ') : messages.noCard}
          </p>
          <p className="ul-small ul-muted">
            {card ? describeCard(card, messages) : messages.noCardText}
          </p>
        </div>
        <Standing method={card} makePrimary={makePrimary} />
      </div>
      {warning && (
        <p className="ul-bill__note ul-small ul-pending">
          <Icon as={TriangleAlert} size={16} />
          <span>{warning}</span>
        </p>
      )}
    </Card>
  );
}

function WalletPanel(props: MethodsViewProps & { wallet: Method | undefined }) {
  const messages = useMessages(billingMessages);
  const { wallet, now, connect, openWindow, isConnecting, fault, makePrimary } = props;
  const warning = wallet && walletWarning(wallet, now, messages);
  return (
    <Card
      title={messages.wallet}
      isFlush
      aside={
        <Button
          size="sm"
          variant="quiet"
          isPending={isConnecting}
          onPress={wallet ? props.onDisconnect : connect}
        >
          {wallet ? messages.disconnect : messages.connect}
        </Button>
      }
    >
      <div className="ul-bill__method">
        <span className="ul-bill__art" data-kind="wallet" aria-hidden="true">
          <Icon as={Wallet} size={18} />
        </span>
        <div className="ul-grow">
          <p className="ul-strong">{wallet ? messages.walletName : messages.noWallet}</p>
          <p className="ul-small ul-muted ul-bill__mail">
            {wallet ? wallet.payerEmail : messages.noWalletText}
          </p>
        </div>
        <Standing method={wallet} makePrimary={makePrimary} />
      </div>
      {warning && (
        <p className="ul-bill__note ul-small ul-muted">
          <StatusLight kind="pending" />
          <span>
            {warning}{' '}
            <Button variant="link" size="sm" onPress={connect}>
              {messages.reauthorise}
            </Button>
          </span>
        </p>
      )}
      <div role="status">
        {openWindow && (
          <p className="ul-bill__note ul-small">
            {messages.blocked}{' '}
            <Button variant="link" size="sm" onPress={openWindow}>
              {messages.openWindow}
            </Button>
          </p>
        )}
        {fault && <p className="ul-bill__note ul-small ul-fault">{fault}</p>}
      </div>
    </Card>
  );
}

function Standing({
  method,
  makePrimary,
}: {
  method: Method | undefined;
  makePrimary: MethodsViewProps['makePrimary'];
}) {
  const messages = useMessages(billingMessages);
  if (!method) return null;
  if (method.isPrimary) return <Badge tone="primary">{messages.primary}</Badge>;
  return (
    <Button size="sm" onPress={() => makePrimary(method.type)}>
      {messages.makePrimary}
    </Button>
  );
}
