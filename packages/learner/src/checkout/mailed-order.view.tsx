import type { Schema } from '@uplink/api-client';
import { useAllFormats, useMessages } from '@uplink/api-client/messages';
import { Button, LinkButton } from '@uplink/ui/button';
import { checkoutMessages } from './checkout.messages.ts';
import type { MailedOrderState } from './mailed-order.controller.ts';
import './outcome.css';

type Mailed = Extract<MailedOrderState, { status: 'mailed' }>;

interface MailedOrderViewProps extends Omit<Mailed, 'status'> {
  billingHref: string;
}

/** What a mailed purchase adds to an account, and charges to it later, before its owner agrees. */
export function MailedOrderView({
  order: { product, nextCharge },
  isAdding,
  fault,
  onAdd,
  billingHref,
}: MailedOrderViewProps) {
  const messages = useMessages(checkoutMessages);
  return (
    <div className="ul-checkout__outcome">
      <h1 className="ul-h1" tabIndex={-1}>
        {messages.claimTitle}
      </h1>
      <p className="ul-lead">{messages.mailedText(product.name)}</p>
      <Button variant="primary" size="lg" isPending={isAdding} onPress={onAdd}>
        {messages.addToAccount}
      </Button>
      {fault && (
        <p className="ul-fault" role="alert">
          {fault}
        </p>
      )}
      {nextCharge ? (
        <LaterCharge charge={nextCharge} billingHref={billingHref} />
      ) : (
        <p className="ul-muted">{messages.nothingLater}</p>
      )}
    </div>
  );
}

interface LaterChargeProps extends Pick<MailedOrderViewProps, 'billingHref'> {
  charge: Schema<'MailedCharge'>;
}

function LaterCharge({ charge, billingHref }: LaterChargeProps) {
  const messages = useMessages(checkoutMessages);
  const formats = useAllFormats();
  const { at, amount, currency, isMonthly, paymentType, method } = charge;
  const isDue = new Date(at) <= new Date();
  const date = isDue ? undefined : formats.date(at);
  const money = formats.money({ amount, currency });
  return (
    <>
      <p>{messages.laterCharge({ amount: money, date, isMonthly, method })}</p>
      {method === null && (
        <LinkButton href={billingHref}>
          {messages.addMethod[paymentType === 'wallet' ? 'wallet' : 'card'](date)}
        </LinkButton>
      )}
    </>
  );
}
