import type { Schema } from '@uplink/api-client';
import { useAllFormats, useMessages } from '@uplink/api-client/messages';
import { quoteMessages } from '../shared/quote.messages.ts';
import { quoteOutlook, quoteRows } from '../shared/quote.rules.ts';
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
  const quoteTexts = useMessages(quoteMessages);
  const formats = useAllFormats();
  const { currency, dueToday } = quote;
  const money = (amount: number) => formats.money({ amount, currency });
  return (
    <section className="ul-purchase__summary" data-stale={isStale || undefined}>
      <h3 className="ul-h4">{messages.order}</h3>
      <dl>
        {quoteRows(quote, quoteTexts).map(({ id, label, amount }) => (
          <div key={id} className="ul-row" data-justify="between">
            <dt>{label}</dt>
            <dd className={amount < 0 ? 'ul-num ul-ok' : 'ul-num'}>{money(amount)}</dd>
          </div>
        ))}
        <div className="ul-row ul-purchase__total" data-justify="between">
          <dt className="ul-strong">{quoteTexts.today}</dt>
          <dd className="ul-h2 ul-num">{money(dueToday)}</dd>
        </div>
      </dl>
      {quoteOutlook(quote, quoteTexts, formats).map((sentence) => (
        <p key={sentence} className="ul-small ul-muted">
          {sentence}
        </p>
      ))}
      <WaitsFor waitsFor={quote.waitsFor} target="_blank" />
    </section>
  );
}
