import type { Schema } from '@uplink/api-client';
import { formatMoney } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { Button, LinkButton } from '@uplink/ui/button';
import { Card } from '@uplink/ui/card';
import { Loading, Skeleton } from '@uplink/ui/skeleton';
import { State } from '@uplink/ui/states';
import { checkoutMessages } from './checkout.messages.ts';
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
    case 'claiming':
      return (
        <Loading label={messages.claiming}>
          <Skeleton height={200} />
        </Loading>
      );
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
      const { product, result } = state.claimed;
      const text = result === 'added' ? messages.claimed : messages.claimRefunded;
      return (
        <State
          isPage
          title={messages.thankYou}
          action={
            <LinkButton variant="primary" href={startHref(product)}>
              {messages.start}
            </LinkButton>
          }
        >
          {text(product.name)}
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
  const { product, email, quote, added } = order;
  const money = (amount: number) => formatMoney({ amount, currency: quote.currency });
  const today = added.reduce((sum, { amount }) => sum + amount, quote.dueToday);
  return (
    <div className="ul-checkout__outcome">
      <h1 className="ul-h1" tabIndex={-1}>
        {messages.thankYou}
      </h1>
      <p className="ul-lead">{messages.thankYouText(product.name)}</p>
      {email ? (
        <div>
          <p>{messages.mailed(email)}</p>
          <p className="ul-small ul-muted">{messages.mailHelp}</p>
        </div>
      ) : (
        isCustomer && (
          <LinkButton variant="primary" size="lg" href={startHref(product)}>
            {messages.start}
          </LinkButton>
        )
      )}
      <Card title={messages.youBought}>
        {quote.lines.map(({ product: { id }, name, dueToday }) => (
          <div key={id} className="ul-checkout__row">
            <span>{name}</span>
            <span className="ul-mono">{money(dueToday)}</span>
          </div>
        ))}
        {added.map(({ product: { id }, name, amount }) => (
          <div key={id} className="ul-checkout__row">
            <span>{name}</span>
            <span className="ul-mono">{money(amount)}</span>
          </div>
        ))}
        <div className="ul-checkout__total">
          <span className="ul-strong">{messages.paid}</span>
          <b className="ul-num">{money(today)}</b>
        </div>
      </Card>
    </div>
  );
}
