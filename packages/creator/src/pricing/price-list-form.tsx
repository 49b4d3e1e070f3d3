import type { Schema } from '@uplink/api-client';
import { DEFAULT_COUPON } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { Confirm } from '@uplink/kit/dialogs';
import { FormFault, SaveBar } from '@uplink/kit/forms';
import { Card } from '@uplink/ui/card';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { InHead } from '../shared/head-place.tsx';
import { BuyerCard } from './buyer-card.view.tsx';
import { CouponFields } from './coupon-fields.view.tsx';
import { CouponTerms } from './coupon-terms.tsx';
import { PlanList } from './plan-list.view.tsx';
import { type PriceListPlace, usePriceList } from './price-list.controller.ts';
import { pricingMessages } from './pricing.messages.ts';

export interface PriceListFormProps {
  list: Schema<'CreatorPriceList'>;
  place: PriceListPlace;
  /** Whether its button is in the head. */
  isShown: boolean;
  /** The coupons of the product. */
  tabs: ReactNode;
}

/** A coupon with its plans on the left, and what a buyer sees of them on the right. */
export function PriceListForm({ list, place, isShown, tabs }: PriceListFormProps) {
  const messages = useMessages(pricingMessages);
  const id = useId();
  const state = usePriceList(place, list);
  const [isAsked, setAsked] = useState(false);
  const { form, changeCount, preview } = state;
  const { code, plans } = form.values;
  const isDefault = list.coupon.code === DEFAULT_COUPON;
  const running = preview?.running ?? list.running;
  const isRemoval = plans.length === 0 && list.plans.length > 0;

  function onSubmit(event: FormEvent) {
    if (form.isFaulty || (!isRemoval && running.length === 0))
      return form.formProps.onSubmit(event);
    event.preventDefault();
    setAsked(true);
  }

  return (
    <form {...form.formProps} id={id} onSubmit={onSubmit} className="ul-stack">
      <div className="ul-pricing-top">
        <p className="ul-muted">{messages.intro}</p>
        {isShown && (
          <InHead>
            <SaveBar formId={id} form={form} changeCount={changeCount} action={messages.save} />
          </InHead>
        )}
      </div>
      {form.isTried && form.isFaulty && (
        <p className="ul-small ul-fault" role="alert">
          {messages.fix}
        </p>
      )}
      <FormFault form={form} />
      <div className="ul-pricing">
        <div className="ul-stack">
          <Card isFlush>
            {tabs}
            <CouponFields form={form} isDefault={isDefault} />
            {!isDefault && <CouponTerms form={form} moduleId={place.moduleId} />}
          </Card>
          <PlanList state={state} moduleId={place.moduleId} />
          {list.plans.length > 0 && <p className="ul-small ul-muted">{messages.emptyHint(code)}</p>}
        </div>
        <BuyerCard
          code={code}
          contexts={form.values.contexts}
          plans={preview?.plans ?? []}
          isOld={state.isPreviewOld}
          lacks={state.lacksPreview}
        />
      </div>
      <Confirm
        isOpen={isAsked}
        title={isRemoval ? messages.removeTitle(code) : messages.runningTitle}
        confirmLabel={isRemoval ? messages.removeConfirm : messages.save}
        isDanger={isRemoval}
        onClose={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false);
          form.submit();
        }}
      >
        <p>{isRemoval ? messages.removeText : messages.runningText}</p>
        {running.length > 0 && (
          <ul className="ul-pricing-running">
            {running.map((terms) => (
              <li key={`${terms.type}-${terms.amount.amount}`}>{messages.running(terms)}</li>
            ))}
          </ul>
        )}
      </Confirm>
    </form>
  );
}
