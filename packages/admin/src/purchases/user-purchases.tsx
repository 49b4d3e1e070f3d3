'use client';
import type { Schema } from '@uplink/api-client';
import { useAllFormats, useMessages } from '@uplink/api-client/messages';
import { RowsSkeleton } from '@uplink/kit/lists';
import { NotReadyView, noContent } from '@uplink/kit/states';
import { Card } from '@uplink/ui/card';
import { Pagination } from '@uplink/ui/pagination';
import { useState } from 'react';
import { manageMessages } from './manage.messages.ts';
import { type ManageAction, manageGroups } from './manage.rules.ts';
import { ManageDialog } from './manage-dialog.tsx';
import { leftOf } from './manage-form.rules.ts';
import { PurchaseCard } from './purchase-card.view.tsx';
import { purchasesMessages } from './purchases.messages.ts';
import { RejectRefund } from './reject-refund.tsx';
import { useUserPurchases } from './user-purchases.controller.ts';
import './purchases.css';

export interface UserPurchasesProps {
  /** The person's id. */
  userId: number;
}

interface Chosen {
  purchaseId: number;
  action: ManageAction;
  paymentId: number | undefined;
}

/** What someone bought, and what staff can do with it. */
export function UserPurchases({ userId }: UserPurchasesProps) {
  const messages = useMessages(purchasesMessages);
  const actionTexts = useMessages(manageMessages);
  const formats = useAllFormats();
  const { list, totals, payments, methods, staff, onPageChange } = useUserPurchases(userId);
  const [chosen, setChosen] = useState<Chosen>();
  const [rejected, setRejected] = useState<number>();
  const refused =
    list.status === 'ready' ? list.items.find(({ id }) => id === rejected) : undefined;
  if (list.status !== 'ready')
    return (
      <NotReadyView
        state={list}
        noun={messages.noun}
        skeleton={<RowsSkeleton />}
        empty={noContent({ title: messages.none, text: messages.noneText })}
      />
    );
  const of = (purchaseId: number) => payments.filter((one) => one.purchaseId === purchaseId);
  const managed = list.items.find(({ id }) => id === chosen?.purchaseId);
  return (
    <div className="ul-stack ul-gap-24">
      {totals.map((one) => (
        <Totals key={one.currency} {...one} />
      ))}
      {list.items.map((purchase) => (
        <PurchaseCard
          key={purchase.id}
          purchase={purchase}
          payments={of(purchase.id)}
          method={methods.find(({ pays }) => pays.some(({ id }) => id === purchase.product.id))}
          groups={manageGroups(
            purchase,
            { ...staff, isBuyer: staff.id === userId },
            actionTexts,
            formats,
          )}
          onAction={(action, paymentId) =>
            setChosen({ purchaseId: purchase.id, action, paymentId })
          }
          onReject={() => setRejected(purchase.id)}
        />
      ))}
      <Pagination {...list.paging} noun={messages.unit} onChange={onPageChange} />
      {refused && (
        <RejectRefund userId={userId} purchase={refused} onClose={() => setRejected(undefined)} />
      )}
      {chosen && managed && (
        <ManageDialog
          key={`${chosen.purchaseId} ${chosen.action}`}
          userId={userId}
          purchase={managed}
          action={chosen.action}
          payments={of(managed.id).filter((one) => one.status === 'paid' && leftOf(one) > 0)}
          paymentId={chosen.paymentId}
          onClose={() => setChosen(undefined)}
        />
      )}
    </div>
  );
}

/** What all purchases in one currency come to. */
function Totals({
  currency,
  amountPaid,
  balanceDue,
  refunded,
  nextPaymentDate,
}: Schema<'PurchaseTotals'>) {
  const messages = useMessages(purchasesMessages);
  const formats = useAllFormats();
  const money = (amount: number) => formats.money({ amount, currency });
  const figures = [
    [messages.paid, money(amountPaid)],
    [messages.due, money(balanceDue)],
    [messages.nextCharge, nextPaymentDate ? formats.date(nextPaymentDate) : messages.nothing],
    [messages.refunded, money(refunded)],
  ];
  return (
    <Card>
      <dl className="ul-buys__totals">
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt className="ul-small ul-muted">{label}</dt>
            <dd className="ul-h2 ul-num">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
