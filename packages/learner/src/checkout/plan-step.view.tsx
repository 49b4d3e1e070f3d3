import { Note } from '@uplink/kit/states';
import { Button } from '@uplink/ui/button';
import { RadioMark } from '@uplink/ui/choice';
import { Skeleton } from '@uplink/ui/skeleton';
import { RadioButton, RadioField, RadioGroup } from 'react-aria-components';
import type { CheckoutState } from './checkout.controller.ts';
import { messages } from './checkout.messages.ts';
import { describePlan } from './checkout.rules.ts';
import { Step } from './step.view.tsx';

type PlanStepProps = Pick<CheckoutState, 'form' | 'prices' | 'fault'>;

/** Which plan is bought. */
export function PlanStep({ form, prices, fault }: PlanStepProps) {
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
        <RadioGroup
          aria-label={messages.planGroup}
          value={String(value)}
          onChange={(id) => onChange(Number(id))}
          className="ul-choices"
        >
          {prices.length === 0 && <Skeleton height={64} />}
          {prices.map((price) => {
            const { title, text, amount, listAmount, unit } = describePlan(price);
            return (
              <RadioField key={price.id} value={String(price.id)} className="ul-choices__row">
                <RadioButton className="ul-choice">
                  <RadioMark />
                  <span>
                    <span className="ul-strong ul-checkout__line">{title}</span>
                    <span className="ul-small ul-muted ul-checkout__line">{text}</span>
                  </span>
                  <span className="ul-checkout__amount">
                    {listAmount && <s className="ul-small ul-muted ul-num">{listAmount}</s>}{' '}
                    <b className="ul-strong ul-num">{amount}</b>{' '}
                    {unit && <span className="ul-small ul-muted">{unit}</span>}
                  </span>
                </RadioButton>
              </RadioField>
            );
          })}
        </RadioGroup>
      )}
    </Step>
  );
}
