import type { Schema } from '@uplink/api-client';
import { type AllFormats, useAllFormats, useMessages } from '@uplink/api-client/messages';
import { pricingMessages } from './pricing.messages.ts';

/** What a plan costs and how long it lasts, as the server says; nothing while it doesn't know. */
export function PlanFigures({ plan }: { plan: Schema<'BuyerPlan'> | undefined }) {
  const messages = useMessages(pricingMessages);
  const formats = useAllFormats();
  if (!plan) return <span />;
  const isMonthly = plan.type === 'paymentPlan' || plan.type === 'subscription';
  return (
    <span>
      <span className="ul-strong ul-num">
        {formats.money(plan.amount)}
        {isMonthly && ` ${messages.month}`}
      </span>{' '}
      {plan.listAmount && (
        <s className="ul-small ul-muted ul-num">{formats.money(plan.listAmount)}</s>
      )}
      <span className="ul-list__sub ul-small ul-muted">{planText(plan, messages, formats)}</span>
    </span>
  );
}

/** The second line of a plan. */
export function planText(
  { months, total, trialDays, validDays, type }: Schema<'BuyerPlan'>,
  messages: typeof pricingMessages,
  formats: AllFormats,
): string {
  const parts = [
    trialDays === null ? undefined : messages.daysFree(trialDays),
    months !== null && total ? messages.monthsInTotal(months, formats.money(total)) : undefined,
    type === 'subscription' ? messages.untilCancelled : undefined,
    validDays === null ? undefined : messages.validFor(validDays),
  ].filter((part) => part !== undefined);
  return parts.length === 0 ? messages.validAlways : parts.join(', ');
}
