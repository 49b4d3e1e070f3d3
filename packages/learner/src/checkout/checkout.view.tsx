import type { Schema } from '@uplink/api-client';
import { orderOfElements } from '@uplink/api-client/domain';
import { useAllFormats, useMessages } from '@uplink/api-client/messages';
import { Button } from '@uplink/ui/button';
import { lazyView } from '@uplink/ui/lazy-part';
import { Link } from '@uplink/ui/link';
import { Loading } from '@uplink/ui/skeleton';
import { Lock } from 'lucide-react';
import { quoteMessages } from '../shared/quote.messages.ts';
import { payLabel } from '../shared/quote.rules.ts';
import { WaitsFor } from '../shared/waits-for.view.tsx';
import { Blocks, Bullets } from './blocks.view.tsx';
import { BumpView } from './bump.view.tsx';
import { BuyerStep } from './buyer-step.view.tsx';
import type { CheckoutState } from './checkout.controller.ts';
import { checkoutMessages } from './checkout.messages.ts';
import { isFree } from './checkout.rules.ts';
import type { CheckoutPageProps } from './checkout.types.ts';
import { CheckoutSkeleton } from './checkout-skeleton.view.tsx';
import { PaymentStep } from './payment-step.view.tsx';
import { PlanStep } from './plan-step.view.tsx';
import { FoldedSummary, Summary } from './summary.view.tsx';
import './checkout.css';

/** Only customers have credits. */
const CreditsOption = lazyView(
  async () => (await import('../shared/credits-option.tsx')).CreditsOption,
  () => null,
);
const Placed = lazyView(async () => (await import('./placed.view.tsx')).Placed, PlacedSkeleton);

export interface CheckoutViewProps extends CheckoutState, CheckoutPageProps {
  page: Schema<'CheckoutPage'>;
}

/** The page of a product with its order, and after paying what is offered next. */
export function CheckoutView(props: CheckoutViewProps) {
  const messages = useMessages(checkoutMessages);
  const { page, order: placed, isAsked } = props;
  if (placed.isLooking || !isAsked) {
    return (
      <Loading label={messages.page}>
        <CheckoutSkeleton />
      </Loading>
    );
  }
  if (placed.order) return <Placed order={placed} />;
  const order = orderOfElements(page.layout.order);
  const form = order.indexOf('form');
  const { bullets } = page.layout;
  const points = bullets && <Bullets {...bullets} />;
  return (
    <div className="ul-checkout">
      <Blocks page={page} elements={order.slice(0, form)} />
      <div className="ul-checkout__wrap ul-checkout__body">
        <OrderForm {...props} />
        <aside className="ul-checkout__side">
          <div className="ul-checkout__sticky ul-stack ul-gap-24">
            {order.indexOf('bullets') < form && points}
            <Summary {...props} />
            {order.indexOf('bullets') > form && points}
          </div>
        </aside>
      </div>
      <Blocks page={page} elements={order.slice(form)} />
    </div>
  );
}

function PlacedSkeleton() {
  const messages = useMessages(checkoutMessages);
  return (
    <Loading label={messages.processingTitle}>
      <CheckoutSkeleton />
    </Loading>
  );
}

function OrderForm(props: CheckoutViewProps) {
  const messages = useMessages(checkoutMessages);
  const quoteTexts = useMessages(quoteMessages);
  const formats = useAllFormats();
  const { page, form, quote, fault, isComputing, refusal, termsHref, bankDialog } = props;
  const faults = form.isTried && form.isFaulty;
  const isPaid = !quote || !isFree(quote);
  return (
    <form {...form.formProps} className="ul-checkout__form">
      {bankDialog}
      <FoldedSummary {...props} />
      <PlanStep {...props} />
      <BuyerStep {...props} />
      <PaymentStep {...props} />
      {page.orderbump && <BumpView bump={page.orderbump} field={form.field('orderbump')} />}
      {props.customer && quote && (
        <div className="ul-checkout__waits">
          <CreditsOption
            currency={quote.currency}
            isUsed={form.values.useCredits}
            onChange={form.field('useCredits').onChange}
          />
        </div>
      )}
      {(refusal || faults) && (
        <p className="ul-checkout__refusal ul-fault" role="alert">
          {refusal ?? messages.fixAll}
        </p>
      )}
      {quote?.waitsFor && (
        <div className="ul-checkout__waits">
          <WaitsFor waitsFor={quote.waitsFor} target="_blank" />
        </div>
      )}
      <Button
        type="submit"
        variant="primary"
        size="lg"
        isBlock
        icon={<Lock className="ul-icon" size={18} aria-hidden />}
        isPending={form.isSending}
        isDisabled={!quote || fault !== undefined || isComputing}
      >
        {quote ? payLabel(quote, quoteTexts, formats) : messages.computing}
      </Button>
      <p className="ul-small ul-subtle ul-checkout__small">
        {termsHref && (
          <>
            {isPaid ? messages.terms : messages.termsFree}{' '}
            <Link href={termsHref} target="_blank">
              {messages.termsLink}
            </Link>
            .{' '}
          </>
        )}
        {isPaid && messages.change}
      </p>
    </form>
  );
}
