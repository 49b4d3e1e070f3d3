import type { Schema } from '@uplink/api-client';
import { useAllFormats, useMessages } from '@uplink/api-client/messages';
import { IconButton } from '@uplink/ui/button';
import { Card } from '@uplink/ui/card';
import { Skeleton } from '@uplink/ui/skeleton';
import { ChevronDown, ShoppingCart, TicketPercent, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { couponMessages } from '../shared/coupon.messages.ts';
import { CouponField } from '../shared/coupon-field.view.tsx';
import { useFocusOnChange } from '../shared/focus-on-change.ts';
import { quoteMessages } from '../shared/quote.messages.ts';
import { quoteOutlook, quoteRows } from '../shared/quote.rules.ts';
import type { CheckoutState } from './checkout.controller.ts';
import { checkoutMessages } from './checkout.messages.ts';
import { isFree, taxNoteOf } from './checkout.rules.ts';
import type { CouponState } from './prices.controller.ts';
import './summary.css';

interface SummaryProps extends Pick<CheckoutState, 'quote' | 'isComputing' | 'coupon'> {
  page: Schema<'CheckoutPage'>;
}

/** What is ordered, and what it costs today and later. */
export function Summary(props: SummaryProps) {
  const messages = useMessages(checkoutMessages);
  const { page, quote, isComputing, coupon } = props;
  return (
    <Card title={messages.order} className="ul-checkout__order">
      <div aria-busy={isComputing} aria-live="polite">
        {quote ? <Figures {...props} quote={quote} /> : <Skeleton height={108} />}
      </div>
      {page.layout.fields.coupon && <OtherCoupon {...coupon} />}
    </Card>
  );
}

/** The same on phones: one row with the total, which unfolds. */
export function FoldedSummary(props: SummaryProps) {
  const messages = useMessages(checkoutMessages);
  const formats = useAllFormats();
  const { quote, coupon } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="ul-checkout__mini">
      <button
        type="button"
        className="ul-card ul-checkout__fold"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <ShoppingCart className="ul-icon ul-subtle" size={18} aria-hidden />
        <span className="ul-grow">
          <span className="ul-medium ul-checkout__line">
            {messages.items(quote?.lines.length ?? 1)}
          </span>
          {coupon.code && (
            <span className="ul-small ul-ok ul-checkout__line">
              {messages.applied(coupon.code)}
            </span>
          )}
        </span>
        <b className="ul-strong ul-num">
          {quote && formats.money({ amount: quote.dueToday, currency: quote.currency })}
        </b>
        <ChevronDown className="ul-icon ul-subtle" size={18} aria-hidden />
      </button>
      {isOpen && <Summary {...props} />}
    </div>
  );
}

function Figures({
  page,
  quote,
  coupon,
}: Pick<SummaryProps, 'page' | 'coupon'> & { quote: Schema<'Quote'> }) {
  const messages = useMessages(checkoutMessages);
  const quoteTexts = useMessages(quoteMessages);
  const formats = useAllFormats();
  const { currency, dueToday, discount } = quote;
  const money = (amount: number) => formats.money({ amount, currency });
  return (
    <>
      {quoteRows(quote, quoteTexts).map(({ id, label, amount }) =>
        id === 'discount' && coupon.code ? (
          <CouponRow key={id} {...coupon} amount={money(amount)} />
        ) : (
          <Row key={id} label={label} amount={money(amount)} />
        ),
      )}
      {coupon.code && discount === 0 && <CouponRow {...coupon} />}
      <div className="ul-checkout__total">
        <span className="ul-strong">{quoteTexts.today}</span>
        <b className="ul-num">{money(dueToday)}</b>
      </div>
      {!isFree(quote) && (
        <p className="ul-small ul-muted">{messages[taxNoteOf(page, quote)](currency)}</p>
      )}
      {quoteOutlook(quote, quoteTexts, formats).map((sentence) => (
        <p key={sentence} className="ul-small ul-muted">
          {sentence}
        </p>
      ))}
    </>
  );
}

function Row({ label, amount }: { label: string; amount: string }) {
  return (
    <div className="ul-checkout__row">
      <span>{label}</span>
      <span className="ul-mono">{amount}</span>
    </div>
  );
}

function CouponRow({ code, onRemove, amount }: CouponState & { amount?: string }) {
  const messages = useMessages(couponMessages);
  return (
    <div className="ul-checkout__row" data-off="">
      <span className="ul-row ul-gap-8">
        <span className="ul-checkout__tag">
          <TicketPercent className="ul-icon" size={13} aria-hidden />
          {code}
        </span>
        <IconButton
          size="sm"
          aria-label={messages.remove(code)}
          icon={<X className="ul-icon" size={16} aria-hidden />}
          onPress={onRemove}
        />
      </span>
      {amount && <span className="ul-mono ul-ok">{amount}</span>}
    </div>
  );
}

function OtherCoupon({ code, ...entry }: CouponState) {
  const root = useRef<HTMLDivElement>(null);
  useFocusOnChange(root, code);
  return (
    <div className="ul-checkout__coupon" ref={root}>
      <CouponField {...entry} isAnother={code !== ''} />
    </div>
  );
}
