import type { Schema } from '@uplink/api-client';
import { Button } from '@uplink/ui/button';
import { lazyView } from '@uplink/ui/lazy-part';
import { Link } from '@uplink/ui/link';
import { Loading } from '@uplink/ui/skeleton';
import { Lock } from 'lucide-react';
import { Bullets, Hero, PagePicture, PageText, Promo, Testimonials } from './blocks.view.tsx';
import { BumpView } from './bump.view.tsx';
import { BuyerStep } from './buyer-step.view.tsx';
import type { CheckoutState } from './checkout.controller.ts';
import { messages } from './checkout.messages.ts';
import { labelOfPay } from './checkout.rules.ts';
import type { CheckoutPageProps } from './checkout.types.ts';
import { CheckoutSkeleton } from './checkout-skeleton.view.tsx';
import { PaymentStep } from './payment-step.view.tsx';
import { PlanStep } from './plan-step.view.tsx';
import { FoldedSummary, Summary } from './summary.view.tsx';
import './checkout.css';

const Placed = lazyView(
  async () => (await import('./placed.view.tsx')).Placed,
  () => (
    <Loading label={messages.processingTitle}>
      <CheckoutSkeleton />
    </Loading>
  ),
);

export interface CheckoutViewProps extends CheckoutState, CheckoutPageProps {
  page: Schema<'CheckoutPage'>;
}

/** The page of a product with its order, and after paying what is offered next. */
export function CheckoutView(props: CheckoutViewProps) {
  const { page, order, isAsked } = props;
  if (order.isLooking || !isAsked) {
    return (
      <Loading label={messages.page}>
        <CheckoutSkeleton />
      </Loading>
    );
  }
  if (order.order) return <Placed order={order} />;
  const { layout } = page;
  return (
    <div className="ul-checkout">
      {layout.promo && <Promo {...layout.promo} />}
      <Hero page={page} />
      <div className="ul-checkout__wrap ul-checkout__body">
        <OrderForm {...props} />
        <aside className="ul-checkout__side">
          <div className="ul-checkout__sticky ul-stack ul-gap-24">
            <Summary {...props} />
            {layout.bullets && <Bullets {...layout.bullets} />}
          </div>
        </aside>
      </div>
      {layout.image && <PagePicture {...layout.image} />}
      {layout.text && <PageText {...layout.text} />}
      {layout.testimonials && <Testimonials {...layout.testimonials} />}
    </div>
  );
}

function OrderForm(props: CheckoutViewProps) {
  const { page, form, quote, fault, isComputing, refusal, termsHref } = props;
  const faults = form.isTried && form.isFaulty;
  return (
    <form {...form.formProps} className="ul-checkout__form">
      <FoldedSummary {...props} />
      <PlanStep {...props} />
      <BuyerStep {...props} />
      <PaymentStep {...props} />
      {page.orderbump && <BumpView bump={page.orderbump} field={form.field('orderbump')} />}
      {(refusal || faults) && (
        <p className="ul-checkout__refusal ul-fault" role="alert">
          {refusal ?? messages.fixAll}
        </p>
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
        {quote ? labelOfPay(quote) : messages.computing}
      </Button>
      <p className="ul-small ul-subtle ul-checkout__small">
        {termsHref && (
          <>
            {messages.terms} <Link href={termsHref}>{messages.termsLink}</Link>.{' '}
          </>
        )}
        {messages.change}
      </p>
    </form>
  );
}
