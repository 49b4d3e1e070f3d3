import { Button } from '@uplink/ui/button';
import { RadioMark } from '@uplink/ui/choice';
import { lazyView } from '@uplink/ui/lazy-part';
import { Skeleton } from '@uplink/ui/skeleton';
import { CreditCard, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { RadioButton, RadioField, RadioGroup } from 'react-aria-components';
import type { CheckoutState } from './checkout.controller.ts';
import { messages } from './checkout.messages.ts';
import { needsMethod } from './checkout.rules.ts';
import { Step } from './step.view.tsx';

type PaymentStepProps = Pick<
  CheckoutState,
  'form' | 'quote' | 'cardFault' | 'usesSavedCard' | 'onOtherCard' | 'cardRef'
>;

/** Its code and the provider's come when a card is asked for. */
const CardField = lazyView(
  async () => (await import('@uplink/kit/payments')).CardField,
  () => <Skeleton height={150} />,
);

/** How it is paid. The card's number is typed into the provider's own form. */
export function PaymentStep(props: PaymentStepProps) {
  const { form, quote } = props;
  if (quote && !needsMethod(quote)) {
    return (
      <Step title={messages.steps.payment} state="open">
        <p className="ul-muted">{messages.noCharge}</p>
      </Step>
    );
  }
  const { value, onChange } = form.field('paymentType');
  return (
    <Step title={messages.steps.payment} state={form.isFaulty ? 'open' : 'current'}>
      <RadioGroup
        aria-label={messages.methodGroup}
        value={value}
        onChange={(type) => onChange(type as typeof value)}
        className="ul-choices"
      >
        <Way type="card" label={messages.card} icon={CreditCard}>
          {value === 'card' && <CardPart {...props} />}
        </Way>
        <Way type="wallet" label={messages.wallet} icon={Wallet} help={messages.walletHelp} />
      </RadioGroup>
    </Step>
  );
}

interface WayProps {
  type: 'card' | 'wallet';
  label: string;
  help?: string;
  icon: typeof CreditCard;
  children?: ReactNode;
}

function Way({ type, label, help, icon: Icon, children }: WayProps) {
  return (
    <div className="ul-choices__row">
      <RadioField value={type} className="ul-checkout__way">
        <RadioButton className="ul-choice">
          <RadioMark />
          <span>
            <span className="ul-strong ul-checkout__line">{label}</span>
            {help && <span className="ul-small ul-muted ul-checkout__line">{help}</span>}
          </span>
          <Icon className="ul-icon ul-subtle" size={18} aria-hidden />
        </RadioButton>
      </RadioField>
      {children}
    </div>
  );
}

function CardPart({ form, usesSavedCard, onOtherCard, cardRef, cardFault }: PaymentStepProps) {
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
