import type { Schema } from '@uplink/api-client';
import { useAllFormats, useMessages } from '@uplink/api-client/messages';
import { Button, LinkButton, type LinkButtonProps } from '@uplink/ui/button';
import { Card } from '@uplink/ui/card';
import { Loading, Skeleton } from '@uplink/ui/skeleton';
import { State } from '@uplink/ui/states';
import { quoteMessages } from '../shared/quote.messages.ts';
import { quoteRows } from '../shared/quote.rules.ts';
import { waitsForMessages } from '../shared/waits-for.messages.ts';
import { WaitsFor } from '../shared/waits-for.view.tsx';
import { checkoutMessages } from './checkout.messages.ts';
import { MailedOrderView } from './mailed-order.view.tsx';
import type { ThankYouState } from './thank-you.controller.ts';
import type { ThankYouProps } from './thank-you.types.ts';
import './outcome.css';
import './summary.css';

export interface ThankYouViewProps
  extends Pick<ThankYouProps, 'onSignIn' | 'startHref' | 'billingHref'> {
  state: ThankYouState;
}

/** One view for each state after a purchase. */
export function ThankYouView({
  state,
  onSignIn,
  startHref,
  billingHref = '/billing',
}: ThankYouViewProps) {
  const messages = useMessages(checkoutMessages);
  switch (state.status) {
    case 'loading':
      return (
        <Loading label={messages.thankYou}>
          <Skeleton height={320} />
        </Loading>
      );
    case 'mailed':
      return <MailedOrderView {...state} billingHref={billingHref} />;
    case 'gone':
      return (
        <State
          isPage
          title={messages.gone}
          action={<LinkButton href={billingHref}>{messages.billing}</LinkButton>}
        >
          {messages.goneText}
        </State>
      );
    case 'signInNeeded':
      return (
        <State
          isPage
          title={messages.claimTitle}
          action={
            <Button variant="primary" onPress={onSignIn}>
              {messages.signIn}
            </Button>
          }
        >
          {messages.claimText}
        </State>
      );
    case 'claimFailed':
      return (
        <State isPage title={messages.claimFailed}>
          {state.message}
        </State>
      );
    case 'claimed': {
      const { product, result, waitsFor } = state.claimed;
      const text = result === 'added' ? messages.claimed : messages.claimRefunded;
      return (
        <State
          isPage
          title={messages.thankYou}
          action={<Start product={product} waitsFor={waitsFor} startHref={startHref} />}
        >
          {text(product.name)}
          <WaitsFor waitsFor={waitsFor} />
        </State>
      );
    }
    case 'ready':
      return <Bought {...state} startHref={startHref} />;
  }
}

interface BoughtProps extends Pick<ThankYouProps, 'startHref'> {
  order: Schema<'CheckoutOrder'>;
  isCustomer: boolean;
}

function Bought({ order, isCustomer, startHref }: BoughtProps) {
  const messages = useMessages(checkoutMessages);
  const quoteTexts = useMessages(quoteMessages);
  const formats = useAllFormats();
  const { product, email, quote, added, paidToday } = order;
  const money = (amount: number) => formats.money({ amount, currency: quote.currency });
  const rows = [
    ...quoteRows(quote, quoteTexts),
    ...added.map(({ product: { id }, name, amount }) => ({
      id: `added ${id}`,
      label: name,
      amount,
    })),
  ];
  return (
    <div className="ul-checkout__outcome">
      <h1 className="ul-h1" tabIndex={-1}>
        {messages.thankYou}
      </h1>
      <p className="ul-lead">{messages.thankYouText(product.name)}</p>
      <WaitsFor waitsFor={quote.waitsFor} />
      {email ? (
        <div>
          <p>{messages.mailed(email)}</p>
          <p className="ul-small ul-muted">{messages.mailHelp}</p>
        </div>
      ) : (
        isCustomer && (
          <Start product={product} waitsFor={quote.waitsFor} startHref={startHref} size="lg" />
        )
      )}
      <Card title={messages.youBought}>
        {rows.map(({ id, label, amount }) => (
          <div key={id} className="ul-checkout__row">
            <span>{label}</span>
            <span className="ul-mono">{money(amount)}</span>
          </div>
        ))}
        <div className="ul-checkout__total">
          <span className="ul-strong">{messages.paid}</span>
          <b className="ul-num">{money(paidToday)}</b>
        </div>
      </Card>
    </div>
  );
}

interface StartProps extends Pick<ThankYouProps, 'startHref'>, Pick<LinkButtonProps, 'size'> {
  product: Schema<'SoldProduct'>;
  waitsFor: Schema<'WaitsFor'> | undefined;
}

/** Starts what was bought, or leads to what has to be finished first. */
function Start({ product, waitsFor, startHref, ...look }: StartProps) {
  const messages = useMessages(checkoutMessages);
  const waiting = useMessages(waitsForMessages);
  const [first] = waitsFor ?? [];
  return (
    <LinkButton variant="primary" {...look} href={startHref(first ?? product)}>
      {first ? waiting.open(first.name) : messages.start}
    </LinkButton>
  );
}
