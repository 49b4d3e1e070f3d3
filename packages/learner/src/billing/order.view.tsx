import type { Schema } from '@uplink/api-client';
import { isLivePurchase } from '@uplink/api-client/domain';
import { type AllFormats, useAllFormats, useMessages } from '@uplink/api-client/messages';
import type { NotReady } from '@uplink/api-client/react';
import { NotReadyView } from '@uplink/kit/states';
import { Button } from '@uplink/ui/button';
import { Card } from '@uplink/ui/card';
import { Skeleton } from '@uplink/ui/skeleton';
import { Status } from '@uplink/ui/status';
import { billingMessages } from './billing.messages.ts';
import { billingHref, describePurchase, purchaseKinds, rowActions } from './billing.rules.ts';
import type { PurchaseRowProps } from './purchase-row.view.tsx';
import './methods.css';
import './order.css';

type Purchase = Schema<'Purchase'>;

export interface OrderViewProps extends Pick<PurchaseRowProps, 'methods' | 'onAction'> {
  state: NotReady | { status: 'ready'; purchase: Purchase };
}

/** The figures of an order beside what it consists of, under its name. */
export function OrderView({ state, methods, onAction }: OrderViewProps) {
  const messages = useMessages(billingMessages);
  const formats = useAllFormats();
  if (state.status !== 'ready')
    return (
      <NotReadyView
        state={state}
        noun={messages.order}
        isPage
        backHref={billingHref}
        skeleton={<Skeleton height={320} />}
        empty={{ title: messages.noPurchases, text: messages.noPurchasesText }}
      />
    );
  const { purchase } = state;
  const { product, status, lines, currency } = purchase;
  return (
    <div className="ul-stack ul-gap-20">
      <div className="ul-row ul-page-head" data-justify="between">
        <div>
          <h1 className="ul-h1" tabIndex={-1}>
            {product.name}
          </h1>
          <p className="ul-muted">{describePurchase(purchase, messages, formats)}</p>
        </div>
        <Status kind={purchaseKinds[status]}>{messages.status[status]}</Status>
      </div>
      <div className="ul-bill__methods">
        <Card title={messages.orderFigures}>
          <dl className="ul-bill__figures">
            {figuresOf(purchase, messages, formats).map(([label, value, isMoney]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd className={isMoney ? 'ul-mono' : undefined}>{value}</dd>
              </div>
            ))}
          </dl>
        </Card>
        <Card title={messages.included}>
          <dl className="ul-bill__figures">
            {lines.map((line) => (
              <div key={line.product.id}>
                <dt>{line.name}</dt>
                <dd className="ul-mono">{formats.money({ amount: line.amount, currency })}</dd>
              </div>
            ))}
          </dl>
          <div className="ul-cluster ul-bill__orderactions">
            {rowActions(purchase, methods).map((action) => (
              <Button key={action} size="sm" onPress={() => onAction(purchase, action)}>
                {messages.actions[action]}
              </Button>
            ))}
          </div>
          {purchase.refundRequest === 'requested' && (
            <p className="ul-small ul-muted">{messages.refundAsked}</p>
          )}
        </Card>
      </div>
    </div>
  );
}

type Figure = [label: string, value: string, isMoney: boolean];

function figuresOf(
  purchase: Purchase,
  messages: typeof billingMessages,
  formats: AllFormats,
): Figure[] {
  const { currency, nextPaymentDate, nextPaymentAmount } = purchase;
  const money = (label: string, amount: number): Figure => [
    label,
    formats.money({ amount, currency }),
    true,
  ];
  const some = (label: string, amount: number) => (amount > 0 ? [money(label, amount)] : []);
  return [
    [messages.bought, formats.date(purchase.start), false],
    ...some(messages.fee, purchase.enrollmentFee),
    ...some(messages.discount, purchase.discount),
    ...some(messages.credit, purchase.credit),
    ...some(messages.tax, purchase.tax),
    money(messages.total, purchase.total),
    money(messages.paid, purchase.amountPaid),
    ...some(messages.refundedFigure, purchase.refunded),
    ...some(messages.balanceDue, purchase.balanceDue),
    ...(nextPaymentDate && nextPaymentAmount !== null
      ? [
          [
            messages.nextPayment,
            messages.on(
              formats.money({ amount: nextPaymentAmount, currency }),
              formats.date(nextPaymentDate),
            ),
            true,
          ] satisfies Figure,
        ]
      : []),
    [messages.accessEnds, accessEnd(purchase, messages, formats), false],
  ];
}

/** Until when it opens; one that was given back or declined does no longer, whatever its plan said. */
function accessEnd(
  { status, expiry }: Purchase,
  messages: typeof billingMessages,
  formats: AllFormats,
): string {
  if (!isLivePurchase(status) && !(status === 'expired' && expiry)) return messages.accessOver;
  return expiry ? formats.date(expiry) : messages.noEnd;
}
