import { useQuery } from '@tanstack/react-query';
import { graceDaysLeft } from '@uplink/api-client/domain';
import { useAllFormats, useMessages } from '@uplink/api-client/messages';
import { purchasesQuery, useUplink } from '@uplink/api-client/react';
import { LinkButton } from '@uplink/ui/button';
import { Strip } from '@uplink/ui/strip';
import { OctagonX } from 'lucide-react';
import { stripsMessages } from './strips.messages.ts';

/** What is still to be paid, for what, and how long access lasts. */
export function DeclinedNotice({ billingHref }: { billingHref: string }) {
  const messages = useMessages(stripsMessages);
  const formats = useAllFormats();
  const due = useQuery(purchasesQuery(useUplink(), { isDue: true })).data?.data[0];
  if (!due?.dueSince) return null;
  const { nextPaymentAmount, currency, product } = due;
  const amount = formats.money({ amount: nextPaymentAmount ?? due.balanceDue, currency });
  const days = graceDaysLeft(due.dueSince, Date.now());
  return (
    <Strip
      icon={<OctagonX className="ul-icon ul-fault" size={18} aria-hidden />}
      action={
        <LinkButton variant="link" href={billingHref}>
          {messages.pay}
        </LinkButton>
      }
    >
      {days > 0
        ? messages.declined(amount, product.name, days)
        : messages.declinedToday(amount, product.name)}
    </Strip>
  );
}
