import type { Schema } from '@uplink/api-client';
import { useAllFormats, useMessages } from '@uplink/api-client/messages';
import { RoutePath } from '@uplink/ui/route-path';
import { pricingMessages } from './pricing.messages.ts';

/** Charges that fit beside each other. */
const shown = 4;

/** When a plan is charged, and what it comes to. */
export function PlanCharges({ plan }: { plan: Schema<'BuyerPlan'> }) {
  const messages = useMessages(pricingMessages);
  const formats = useAllFormats();
  const { charges, total, saving, validUntil, amount } = plan;
  const [today] = charges;
  if (!today) return null;
  const money = (cents: number) => formats.money({ amount: cents, currency: amount.currency });
  return (
    <div className="ul-buyer__charges ul-stack ul-gap-12">
      <div>
        <h3 className="ul-h4">{messages.charges}</h3>
        <p className="ul-small ul-muted">{messages.chargesText(formats.date(today.at))}</p>
      </div>
      <RoutePath
        aria-label={messages.charges}
        hops={charges.slice(0, shown).map((charge, index) => ({
          id: index,
          label: index === 0 ? messages.today : formats.date(charge.at, { hasYear: false }),
          meta: money(charge.amount),
          state: index === 0 ? 'current' : 'open',
          stateText: '',
        }))}
      />
      <dl className="ul-buyer__facts ul-small">
        <dt>{messages.sum}</dt>
        <dd className="ul-mono">{total ? formats.money(total) : messages.untilCancelled}</dd>
        {saving && (
          <>
            <dt>{messages.against}</dt>
            <dd className="ul-mono ul-ok">
              -{formats.money(saving.amount)}, {saving.percent}%
            </dd>
          </>
        )}
        <dt>{messages.accessEnds}</dt>
        <dd className="ul-mono">{validUntil ? formats.date(validUntil) : messages.undetermined}</dd>
      </dl>
    </div>
  );
}
