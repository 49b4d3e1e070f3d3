import type { Schema } from '@uplink/api-client';
import { useAllFormats, useMessages } from '@uplink/api-client/messages';
import { ChoiceRow, ChoiceRows } from '@uplink/ui/choice';
import { planMessages } from '../shared/plan.messages.ts';
import { describePlan } from '../shared/plan.rules.ts';
import { purchasesMessages } from './purchases.messages.ts';

export interface PlansViewProps {
  prices: readonly Schema<'Price'>[];
  value: number | undefined;
  onChange: (id: number) => void;
}

/** The plans of a product, one of them chosen. */
export function PlansView({ prices, value, onChange }: PlansViewProps) {
  const messages = useMessages(purchasesMessages);
  const planTexts = useMessages(planMessages);
  const formats = useAllFormats();
  return (
    <section className="ul-stack ul-gap-8">
      <h3 className="ul-h4">{messages.plan}</h3>
      <ChoiceRows
        aria-label={messages.plan}
        value={value === undefined ? '' : String(value)}
        onChange={(id) => onChange(Number(id))}
      >
        {prices.map((price) => {
          const { title, text } = describePlan(price, planTexts, formats);
          return (
            <ChoiceRow
              key={price.id}
              value={String(price.id)}
              title={title}
              text={text}
              end={price.type !== 'free' && <PlanAmount {...price} />}
            />
          );
        })}
      </ChoiceRows>
    </section>
  );
}

function PlanAmount(price: Schema<'Price'>) {
  const messages = useMessages(planMessages);
  const formats = useAllFormats();
  const { amount, listAmount, unit } = describePlan(price, messages, formats);
  return (
    <span className="ul-purchase__amount">
      {listAmount && <s className="ul-small ul-muted ul-num">{listAmount}</s>}{' '}
      <b className="ul-strong ul-num">{amount}</b>{' '}
      {unit && <span className="ul-small ul-muted">{unit}</span>}
    </span>
  );
}
