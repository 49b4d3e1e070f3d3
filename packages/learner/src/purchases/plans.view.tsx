import type { Schema } from '@uplink/api-client';
import { formatMoney } from '@uplink/api-client/domain';
import { RadioMark } from '@uplink/ui/choice';
import { RadioButton, RadioField, RadioGroup } from 'react-aria-components';
import { describePlan, messages } from './purchases.messages.ts';

export interface PlansViewProps {
  prices: readonly Schema<'Price'>[];
  value: number | undefined;
  onChange: (id: number) => void;
}

/** The plans of a product, one of them chosen. */
export function PlansView({ prices, value, onChange }: PlansViewProps) {
  return (
    <section className="ul-stack ul-gap-8">
      <h3 className="ul-h4">{messages.plan}</h3>
      <RadioGroup
        aria-label={messages.plan}
        value={value === undefined ? null : String(value)}
        onChange={(id) => onChange(Number(id))}
      >
        {prices.map((price) => (
          <Plan key={price.id} {...price} />
        ))}
      </RadioGroup>
    </section>
  );
}

function Plan(price: Schema<'Price'>) {
  const { title, text, unit } = describePlan(price);
  const { id, type, amount, listPrice, enrollmentFee } = price;
  return (
    <RadioField value={String(id)}>
      <RadioButton className="ul-purchase__plan">
        <RadioMark />
        <span className="ul-purchase__plan-text">
          <span className="ul-strong ul-purchase__line">{title}</span>
          <span className="ul-small ul-muted ul-purchase__line">{text}</span>
          {enrollmentFee && (
            <span className="ul-small ul-muted ul-purchase__line">
              {messages.fee(formatMoney(enrollmentFee))}
            </span>
          )}
        </span>
        {type !== 'free' && (
          <span className="ul-purchase__amount">
            {listPrice && type !== 'paymentPlan' && (
              <s className="ul-small ul-muted ul-num">{formatMoney(listPrice)}</s>
            )}{' '}
            <b className="ul-strong ul-num">{formatMoney(amount)}</b>{' '}
            {unit !== '' && <span className="ul-small ul-muted">{unit}</span>}
          </span>
        )}
      </RadioButton>
    </RadioField>
  );
}
