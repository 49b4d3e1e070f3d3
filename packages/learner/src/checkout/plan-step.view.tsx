import type { Schema } from '@uplink/api-client';
import { useAllFormats, useMessages } from '@uplink/api-client/messages';
import { Note } from '@uplink/kit/states';
import { Button } from '@uplink/ui/button';
import { ChoiceRow, ChoiceRows } from '@uplink/ui/choice';
import { lazyView } from '@uplink/ui/lazy-part';
import { Skeleton } from '@uplink/ui/skeleton';
import { planMessages } from '../shared/plan.messages.ts';
import { describePlan } from '../shared/plan.rules.ts';
import type { CheckoutState } from './checkout.controller.ts';
import { checkoutMessages } from './checkout.messages.ts';
import { Step } from './step.view.tsx';

// Lists that open come behind the form.
const CohortSelect = lazyView(
  async () => (await import('../shared/cohort-select.tsx')).CohortSelect,
  () => <Skeleton height={66} />,
);

interface PlanStepProps extends Pick<CheckoutState, 'form' | 'prices' | 'fault'> {
  page: Schema<'CheckoutPage'>;
}

/** Which plan is bought, and with which cohort. */
export function PlanStep({ page, form, prices, fault }: PlanStepProps) {
  const messages = useMessages(checkoutMessages);
  const planTexts = useMessages(planMessages);
  const formats = useAllFormats();
  const { value, onChange } = form.field('priceId');
  return (
    <Step title={messages.steps.plan} state="done">
      {fault ? (
        <Note kind="fault" role="alert">
          <p>{messages.pricesFailed}</p>
          <Button size="sm" onPress={fault.retry}>
            {messages.retry}
          </Button>
        </Note>
      ) : (
        <ChoiceRows
          aria-label={messages.planGroup}
          value={String(value)}
          onChange={(id) => onChange(Number(id))}
        >
          {prices.length === 0 && <Skeleton height={64} />}
          {prices.map((price) => {
            const { title, text, amount, listAmount, unit } = describePlan(
              price,
              planTexts,
              formats,
            );
            const end = price.type !== 'free' && (
              <span className="ul-checkout__amount">
                {listAmount && <s className="ul-small ul-muted ul-num">{listAmount}</s>}{' '}
                <b className="ul-strong ul-num">{amount}</b>{' '}
                {unit && <span className="ul-small ul-muted">{unit}</span>}
              </span>
            );
            const row = { value: String(price.id), title, text, end };
            return <ChoiceRow key={price.id} {...row} />;
          })}
        </ChoiceRows>
      )}
      {page.cohorts.length > 0 && (
        <div className="ul-checkout__cohort">
          <CohortSelect {...form.field('batchId')} cohorts={page.cohorts} isRequired />
        </div>
      )}
    </Step>
  );
}
