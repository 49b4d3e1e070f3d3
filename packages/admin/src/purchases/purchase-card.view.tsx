import type { Schema } from '@uplink/api-client';
import { toPaymentType } from '@uplink/api-client/domain';
import { type AllFormats, useAllFormats, useMessages } from '@uplink/api-client/messages';
import { Button } from '@uplink/ui/button';
import { Card } from '@uplink/ui/card';
import { Icon } from '@uplink/ui/icon';
import { RoutePath } from '@uplink/ui/route-path';
import { Status, type StatusKind } from '@uplink/ui/status';
import {
  Ban,
  Check,
  Clock,
  CreditCard,
  FileX,
  type LucideIcon,
  Pause,
  Trash2,
  Undo2,
} from 'lucide-react';
import type { ManageAction, ManageGroup } from './manage.rules.ts';
import { ManageMenu } from './manage-menu.view.tsx';
import { PurchasePayments } from './purchase-payments.view.tsx';
import { purchasesMessages } from './purchases.messages.ts';
import { scheduleOf } from './schedule.rules.ts';

type Purchase = Schema<'Purchase'>;

export interface PurchaseCardProps {
  purchase: Purchase;
  /** Its payments, newest first. */
  payments: readonly Schema<'UserPayment'>[];
  /** What its next payment is charged to. */
  method: Schema<'OwnPaymentMethod'> | undefined;
  groups: readonly ManageGroup[];
  onAction: (action: ManageAction, paymentId?: number) => void;
  /** Asked to refuse the refund that the buyer wants. */
  onReject: () => void;
}

const kinds: Record<Purchase['status'], StatusKind> = {
  active: 'ok',
  failed: 'fault',
  paused: 'pending',
  cancelled: 'down',
  expired: 'down',
  refund: 'down',
  declined: 'fault',
  deleted: 'down',
};

const tiles: Record<Purchase['status'], LucideIcon> = {
  active: Check,
  failed: CreditCard,
  paused: Pause,
  cancelled: Ban,
  expired: Clock,
  refund: Undo2,
  declined: FileX,
  deleted: Trash2,
};

/** One purchase: its state, its facts, its payments as a route and as a table, and what can be done. */
export function PurchaseCard(props: PurchaseCardProps) {
  const messages = useMessages(purchasesMessages);
  const formats = useAllFormats();
  const { purchase, payments, method, groups, onAction, onReject } = props;
  const { id, product, status, currency } = purchase;
  const money = (amount: number) => formats.money({ amount, currency });
  const hops = scheduleOf(purchase, payments, messages, formats);
  const mayRefund = groups.some(({ items }) =>
    items.some(({ action, isOff }) => action === 'refund' && !isOff),
  );
  return (
    <Card isFlush aria-label={product.name}>
      <div className="ul-buys__head">
        <span className="ul-tile" data-kind={kinds[status]}>
          <Icon as={tiles[status]} />
        </span>
        <div className="ul-grow">
          <div className="ul-cluster">
            <h2 className="ul-h3">{product.name}</h2>
            <Status kind={kinds[status]}>{messages.status[status]}</Status>
          </div>
          {notesOf(purchase, messages, formats).map((note) => (
            <p key={note} className="ul-small ul-muted">
              {note}
            </p>
          ))}
          {purchase.refundRequest === 'requested' && mayRefund && (
            <div className="ul-cluster">
              <Button size="sm" onPress={() => onAction('refund')}>
                {messages.approveRefund}
              </Button>
              <Button size="sm" onPress={onReject}>
                {messages.rejectRefund}
              </Button>
            </div>
          )}
        </div>
        <ManageMenu product={product.name} groups={groups} onAction={onAction} />
      </div>
      <dl className="ul-buys__facts">
        <Fact label={messages.plan} value={planOf(purchase, messages, formats)} />
        <Fact
          label={messages.method}
          value={
            (method?.last4 && messages.card(method.brand, method.last4)) ??
            messages.types[toPaymentType(purchase.paymentType)]
          }
        />
        <Fact label={messages.start} value={formats.date(purchase.start)} />
        <Fact label={messages.expires} value={dateOr(purchase.expiry, messages.never, formats)} />
        <Fact
          label={messages.nextCharge}
          value={
            purchase.status === 'paused'
              ? messages.nonePaused
              : dateOr(purchase.nextPaymentDate, messages.nothing, formats)
          }
        />
        <Fact label={messages.paid} value={money(purchase.amountPaid)} />
        <Fact label={messages.due} value={money(purchase.balanceDue)} />
        <Fact label={messages.purchase} value={messages.reference(id)} />
      </dl>
      {hops.length > 1 && (
        <div className="ul-buys__schedule">
          <h3 className="ul-h4">{messages.schedule}</h3>
          <RoutePath aria-label={messages.scheduleOf(product.name)} hops={hops} />
        </div>
      )}
      {payments.length > 0 && (
        <PurchasePayments
          product={product.name}
          payments={payments}
          onRefund={mayRefund ? (paymentId) => onAction('refund', paymentId) : undefined}
        />
      )}
    </Card>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="ul-small ul-muted">{label}</dt>
      <dd className="ul-medium ul-num">{value}</dd>
    </div>
  );
}

const dateOr = (date: string | null, none: string, formats: AllFormats) =>
  date ? formats.date(date) : none;

function planOf(
  { plan: { type, months, monthsPaid, amount } }: Purchase,
  messages: typeof purchasesMessages,
  formats: AllFormats,
): string {
  const money = formats.money(amount);
  if (type === 'paymentPlan') return messages.months(months ?? 0, monthsPaid, money);
  return type === 'subscription' ? messages.monthly(money) : messages.plans[type];
}

/** What staff should know before they do anything. */
function notesOf(
  { status, dueSince, pausedUntil, refundRequest }: Purchase,
  messages: typeof purchasesMessages,
  formats: AllFormats,
): string[] {
  return [
    ...(dueSince ? [messages.dueSince(formats.date(dueSince))] : []),
    ...(status === 'paused'
      ? [pausedUntil ? messages.pausedUntil(formats.date(pausedUntil)) : messages.pausedOpen]
      : []),
    ...(refundRequest === 'requested' ? [messages.refundAsked] : []),
  ];
}
