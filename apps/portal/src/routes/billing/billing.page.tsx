import { useQuery } from '@tanstack/react-query';
import { contextQuery, useUplink } from '@uplink/api-client/react';
import { State } from '@uplink/ui/states';
import { CreditCard, TriangleAlert } from 'lucide-react';
import { SupportLink } from '../../app/support-link.tsx';

/** Where an overdue account stands and who can open it again. */
export function BillingPage() {
  const context = useQuery(contextQuery(useUplink())).data;
  const isFrozen = context?.paymentStatus === 'frozen';
  return (
    <>
      <h1 className="ul-h1" tabIndex={-1}>
        Billing
      </h1>
      {isFrozen ? (
        <State
          art={<TriangleAlert className="ul-icon ul-fault" size={32} aria-hidden />}
          title="A payment is overdue"
          action={<SupportLink variant="primary" />}
        >
          Your lessons wait for you and nothing is lost. They open again as soon as the payment has
          arrived.
        </State>
      ) : (
        <State
          art={<CreditCard className="ul-icon" size={32} aria-hidden />}
          title="No payments yet"
        >
          Receipts appear here after your first payment.
        </State>
      )}
    </>
  );
}
