import type { Schema } from '@uplink/api-client';
import { PAYMENT_GRACE_DAYS } from '@uplink/api-client/domain';
import { type AllFormats, useAllFormats, useMessages } from '@uplink/api-client/messages';
import { Button } from '@uplink/ui/button';
import { Icon } from '@uplink/ui/icon';
import { Lock, OctagonX } from 'lucide-react';
import type { ReactNode } from 'react';
import { billingMessages } from './billing.messages.ts';
import { formatDay, graceOf, type RowAction } from './billing.rules.ts';
import './standing.css';

type Purchase = Schema<'Purchase'>;

interface StandingProps {
  /** Those with a payment that is due, the longest first. */
  purchases: readonly Purchase[];
  hasCard: boolean;
  onPay: (purchase: Purchase, action: RowAction) => void;
  onCard: () => void;
}

const amountOf = ({ nextPaymentAmount, currency }: Purchase, formats: AllFormats) =>
  formats.money({ amount: nextPaymentAmount ?? 0, currency });

/** A declined payment owns the top: what it means in days, the days of grace, and two ways on. */
export function DeclinedView({
  purchases,
  hasCard,
  now,
  onPay,
  onCard,
}: StandingProps & { now: Date }) {
  const messages = useMessages(billingMessages);
  const formats = useAllFormats();
  return (
    <div className="ul-stack ul-gap-12">
      {purchases.map((purchase) => {
        const { id, dueSince, paymentType } = purchase;
        if (dueSince === null) return null;
        const { left, gone, end } = graceOf(dueSince, now);
        return (
          <section key={id} className="ul-grace" aria-label={purchase.product.name}>
            <div className="ul-grace__words">
              <p className="ul-row ul-strong">
                <Icon as={OctagonX} size={20} className="ul-fault" />
                <span>{paymentType === 'wallet' ? messages.unableWallet : messages.unable}</span>
              </p>
              <p className="ul-muted">
                {messages.declinedOn(amountOf(purchase, formats), formatDay(dueSince, formats))}{' '}
                {messages.keepAccess(left)}
              </p>
              <div
                className="ul-grace__line"
                role="img"
                aria-label={messages.graceDay(
                  Math.min(gone + 1, PAYMENT_GRACE_DAYS),
                  PAYMENT_GRACE_DAYS,
                )}
              >
                {cells.map((cell) => (
                  <i key={cell} data-gone={cell < gone || undefined} />
                ))}
              </div>
              <p className="ul-grace__ends ul-cap ul-muted ul-mono">
                <span>{formatDay(dueSince, formats)}</span>
                <span>{formatDay(end, formats)}</span>
              </p>
            </div>
            <div className="ul-grace__actions">
              <Button onPress={() => onPay(purchase, 'retryPayment')}>{messages.tryAgain}</Button>
              <Button variant="primary" onPress={onCard}>
                {hasCard ? messages.updateCard : messages.addCard}
              </Button>
            </div>
          </section>
        );
      })}
    </div>
  );
}

const cells = Array.from({ length: PAYMENT_GRACE_DAYS }, (_, index) => index);

/** One screen: the amount, since when, what is locked, and how to pay. */
export function FrozenView(props: StandingProps & { support: ReactNode }) {
  const messages = useMessages(billingMessages);
  const formats = useAllFormats();
  const { purchases, hasCard, onPay, onCard, support } = props;
  return (
    <section className="ul-frozen" aria-label={messages.frozenTitle}>
      <h2 className="ul-h2 ul-row">
        <Icon as={Lock} size={24} />
        <span>{messages.frozenTitle}</span>
      </h2>
      {purchases.map((purchase) => (
        <div key={purchase.id} className="ul-frozen__due">
          <p>
            <span className="ul-frozen__amount ul-mono">{amountOf(purchase, formats)}</span>
            <span className="ul-muted">
              {messages.frozenText(
                amountOf(purchase, formats),
                purchase.product.name,
                formats.date(purchase.dueSince ?? purchase.start),
              )}
            </span>
          </p>
          <Button variant="primary" onPress={() => onPay(purchase, 'retryPayment')}>
            {messages.pay(amountOf(purchase, formats))}
          </Button>
        </div>
      ))}
      <p>{messages.locked}</p>
      <p className="ul-muted">{messages.freeAgain}</p>
      <div className="ul-cluster">
        <Button onPress={onCard}>{hasCard ? messages.updateCard : messages.addCard}</Button>
        {support}
      </div>
    </section>
  );
}
