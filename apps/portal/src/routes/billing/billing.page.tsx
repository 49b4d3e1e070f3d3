import { useQuery } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { graceDaysLeft } from '@uplink/api-client/domain';
import { contextQuery, useUplink } from '@uplink/api-client/react';
import { State } from '@uplink/ui/states';
import { CreditCard, TriangleAlert } from 'lucide-react';
import { SupportLink } from '../../app/support-link.tsx';

/** The payment status, and what to do when a payment is overdue. */
export function BillingPage() {
  const context = useQuery(contextQuery(useUplink())).data;
  return (
    <>
      <h1 className="ul-h1" tabIndex={-1}>
        Billing
      </h1>
      <Standing context={context} />
    </>
  );
}

type Payment = Pick<Schema<'UserContext'>, 'paymentStatus' | 'paymentFailedDate'>;

function Standing({ context }: { context: Payment | undefined }) {
  if (context?.paymentStatus === 'frozen') {
    return (
      <Overdue title="A payment is overdue">
        Your lessons are on hold and nothing is lost. They open again as soon as we receive your
        payment.
      </Overdue>
    );
  }
  if (context?.paymentStatus === 'declined' && context.paymentFailedDate !== null) {
    const days = graceDaysLeft(context.paymentFailedDate, Date.now());
    return (
      <Overdue title="A payment was declined">
        {days > 0
          ? `Pay within ${days === 1 ? '1 day' : `${days} days`} to keep your lessons open.`
          : 'Pay today to keep your lessons open.'}
      </Overdue>
    );
  }
  return (
    <State art={<CreditCard className="ul-icon" size={32} aria-hidden />} title="No payments yet">
      Receipts appear here after your first payment.
    </State>
  );
}

function Overdue({ title, children }: { title: string; children: string }) {
  return (
    <State
      art={<TriangleAlert className="ul-icon ul-fault" size={32} aria-hidden />}
      title={title}
      action={<SupportLink variant="primary" />}
    >
      {children}
    </State>
  );
}
