import type { Schema } from '@uplink/api-client';
import { formatDate, formatMoney } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { WaitsFor } from '../shared/waits-for.view.tsx';
import { purchasesMessages } from './purchases.messages.ts';

export interface SummaryViewProps {
  quote: Schema<'Quote'>;
  /** While the figures of a changed order are on their way. */
  isStale: boolean;
}

/** Every figure of the order, as the server has it. */
export function SummaryView({ quote, isStale }: SummaryViewProps) {
  const messages = useMessages(purchasesMessages);
  const { currency, nextCharge, trialEndsAt, dueToday, total } = quote;
  const money = (amount: number) => formatMoney({ amount, currency });
  const rows: [label: string, amount: string, isGain?: boolean][] = [
    ...quote.lines.map(({ name, listAmount }): [string, string] => [name, money(listAmount)]),
  ];
  if (quote.discount > 0) rows.push([messages.discount, `−${money(quote.discount)}`, true]);
  if (quote.enrollmentFee > 0) rows.push([messages.enrollmentFee, money(quote.enrollmentFee)]);
  if (quote.tax > 0) rows.push([quote.taxLabel ?? messages.tax, money(quote.tax)]);
  if (quote.credit > 0) rows.push([messages.credit, `−${money(quote.credit)}`, true]);
  return (
    <section className="ul-purchase__summary" data-stale={isStale || undefined}>
      <h3 className="ul-h4">{messages.order}</h3>
      <dl>
        {rows.map(([label, amount, isGain]) => (
          <div key={label} className="ul-row" data-justify="between">
            <dt>{label}</dt>
            <dd className={isGain ? 'ul-num ul-ok' : 'ul-num'}>{amount}</dd>
          </div>
        ))}
        <div className="ul-row ul-purchase__total" data-justify="between">
          <dt className="ul-strong">{messages.today}</dt>
          <dd className="ul-h2 ul-num">{money(dueToday)}</dd>
        </div>
      </dl>
      {trialEndsAt && (
        <p className="ul-small ul-muted">{messages.trial(formatDate(trialEndsAt))}</p>
      )}
      {nextCharge && (
        <p className="ul-small ul-muted">
          {messages.next(money(nextCharge.amount), formatDate(nextCharge.at))}
        </p>
      )}
      {total > dueToday && <p className="ul-small ul-muted">{messages.inTotal(money(total))}</p>}
      <WaitsFor waitsFor={quote.waitsFor} />
    </section>
  );
}
