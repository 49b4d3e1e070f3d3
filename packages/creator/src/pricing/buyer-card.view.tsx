import type { Schema } from '@uplink/api-client';
import { type CouponContext, DEFAULT_COUPON } from '@uplink/api-client/domain';
import { useAllFormats, useMessages } from '@uplink/api-client/messages';
import { ChoiceRow, ChoiceRows } from '@uplink/ui/choice';
import { SegmentedControl } from '@uplink/ui/segmented-control';
import { Loading, Skeleton } from '@uplink/ui/skeleton';
import { Badge } from '@uplink/ui/status';
import { useState } from 'react';
import { PlanCharges } from './plan-charges.view.tsx';
import { planText } from './plan-figures.view.tsx';
import { pricingMessages } from './pricing.messages.ts';

export interface BuyerCardProps {
  code: string;
  contexts: readonly CouponContext[];
  plans: readonly Schema<'BuyerPlan'>[];
  /** The plans are an earlier state: something is wrong now. */
  isOld: boolean;
  /** Why there are no plans, although some are complete. */
  lacks: 'loading' | 'failed' | undefined;
}

const placesOf = (messages: typeof pricingMessages) => [
  { id: 'checkout' as const, label: messages.places.checkout },
  { id: 'inApp' as const, label: messages.contexts.inApp },
];

/** The plans as a buyer sees them, with every charge. All figures are the server's. */
export function BuyerCard({ code, contexts, plans, isOld, lacks }: BuyerCardProps) {
  const messages = useMessages(pricingMessages);
  const formats = useAllFormats();
  const [context, setContext] = useState<'checkout' | 'inApp'>('checkout');
  const [chosen, setChosen] = useState<string>();
  const usual = plans.findIndex(({ isDefault }) => isDefault);
  const row = chosen !== undefined && plans[Number(chosen)] ? Number(chosen) : Math.max(usual, 0);
  const plan = plans[row];
  return (
    <section className="ul-card ul-buyer" aria-label={messages.buyer}>
      <div className="ul-card__head ul-buyer__head">
        <h2 className="ul-h4">{messages.buyer}</h2>
        <SegmentedControl
          aria-label={messages.context}
          options={placesOf(messages)}
          value={context}
          onChange={setContext}
        />
      </div>
      {!contexts.includes(context) ? (
        <p className="ul-card__body ul-muted">{messages.notHere}</p>
      ) : lacks === 'failed' ? (
        <p className="ul-card__body ul-fault" role="alert">
          {messages.previewFailed}
        </p>
      ) : lacks === 'loading' ? (
        <div className="ul-card__body">
          <Loading label={messages.buyer}>
            <Skeleton height={300} />
          </Loading>
        </div>
      ) : !plan ? (
        <p className="ul-card__body ul-muted">{messages.noPreview}</p>
      ) : (
        <>
          <div className="ul-buyer__plans">
            <div className="ul-row" data-justify="between">
              <span className="ul-strong">{messages.yourPlan}</span>
              {code !== DEFAULT_COUPON && code !== '' && <Badge tone="ok">{code}</Badge>}
            </div>
            <ChoiceRows aria-label={messages.yourPlan} value={String(row)} onChange={setChosen}>
              {plans.map((one, place) => (
                <ChoiceRow
                  // biome-ignore lint/suspicious/noArrayIndexKey: a plan is known by its place only
                  key={place}
                  value={String(place)}
                  title={one.type === 'oneTime' ? messages.payOnce : messages.planTypes[one.type]}
                  text={planText(one, messages, formats)}
                  end={<Price plan={one} />}
                />
              ))}
            </ChoiceRows>
            <div className="ul-row" data-justify="between">
              <span className="ul-strong">{messages.today}</span>
              <span className="ul-h2 ul-num">{formats.money(plan.dueToday)}</span>
            </div>
          </div>
          <PlanCharges plan={plan} />
        </>
      )}
      {isOld && plans.length > 0 && (
        <div className="ul-card__foot">
          <p className="ul-small" role="status">
            {messages.lastGood}
          </p>
        </div>
      )}
    </section>
  );
}

function Price({ plan }: { plan: Schema<'BuyerPlan'> }) {
  const messages = useMessages(pricingMessages);
  const formats = useAllFormats();
  const isMonthly = plan.type === 'paymentPlan' || plan.type === 'subscription';
  return (
    <span className="ul-buyer__price">
      <span className="ul-strong ul-num">{formats.money(plan.amount)}</span>
      {isMonthly && <span className="ul-small ul-muted"> {messages.month}</span>}
      {plan.listAmount && (
        <s className="ul-small ul-muted ul-num ul-buyer__list">{formats.money(plan.listAmount)}</s>
      )}
    </span>
  );
}
