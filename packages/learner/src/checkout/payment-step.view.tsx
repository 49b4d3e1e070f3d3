import { useMessages } from '@uplink/api-client/messages';
import { ChoiceRow, ChoiceRows } from '@uplink/ui/choice';
import { lazyView } from '@uplink/ui/lazy-part';
import { Skeleton } from '@uplink/ui/skeleton';
import { CreditCard, Wallet } from 'lucide-react';
import { needsMethod } from '../shared/quote.rules.ts';
import type { CardPartProps } from './card-part.view.tsx';
import type { CheckoutState } from './checkout.controller.ts';
import { checkoutMessages } from './checkout.messages.ts';
import { Step } from './step.view.tsx';

type PaymentStepProps = CardPartProps & Pick<CheckoutState, 'quote'>;

/** Its code and the provider's come when a card is asked for. */
const CardPart = lazyView(
  async () => (await import('./card-part.view.tsx')).CardPart,
  () => <Skeleton height={150} />,
);

/** How it is paid. The card's number is typed into the provider's own form. */
export function PaymentStep(props: PaymentStepProps) {
  const messages = useMessages(checkoutMessages);
  const { form, quote } = props;
  if (quote && !needsMethod(quote)) {
    return (
      <Step title={messages.steps.payment} isLast state="open">
        <p className="ul-muted">{messages.noCharge}</p>
      </Step>
    );
  }
  const { value, onChange } = form.field('paymentType');
  return (
    <Step title={messages.steps.payment} isLast state={form.isFaulty ? 'open' : 'current'}>
      <ChoiceRows
        aria-label={messages.methodGroup}
        value={value}
        onChange={(type) => onChange(type as typeof value)}
      >
        <ChoiceRow value="card" title={messages.card} end={<Sign icon={CreditCard} />}>
          {value === 'card' && <CardPart {...props} />}
        </ChoiceRow>
        <ChoiceRow
          value="wallet"
          title={messages.wallet}
          text={messages.walletHelp}
          end={<Sign icon={Wallet} />}
        />
      </ChoiceRows>
    </Step>
  );
}

function Sign({ icon: Icon }: { icon: typeof CreditCard }) {
  return <Icon className="ul-icon ul-subtle" size={18} aria-hidden />;
}
