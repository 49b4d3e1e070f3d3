'use client';
import type { Schema } from '@uplink/api-client';
import { useForm } from '@uplink/kit/forms';
import type { CheckoutState } from './checkout.controller.ts';
import { emptyValues } from './checkout.rules.ts';
import type { CheckoutValues } from './checkout.types.ts';
import { CheckoutView } from './checkout.view.tsx';

const nothing = () => {};

/** No one orders on a preview. */
const noOrder: CheckoutState['order'] = {
  order: undefined,
  isLooking: false,
  isSending: false,
  isAnswering: false,
  send: () => Promise.reject(new Error('Previews take no orders.')),
  answer: nothing,
  confirm: nothing,
};

/** A checkout page as visitors would get it, for those who write it: it asks nothing and sells nothing. */
export function CheckoutPreview({ page, quote }: Schema<'CheckoutPreview'>) {
  const form = useForm<CheckoutValues>({
    // The card form of the provider is not opened for a preview.
    stored: { ...emptyValues(page), paymentType: 'wallet' },
    send: async () => undefined,
  });
  const coupon: CheckoutState['coupon'] = {
    code: page.couponCode ?? '',
    typed: '',
    onType: nothing,
    error: undefined,
    isChecking: false,
    onApply: nothing,
    onRemove: nothing,
  };
  return (
    <CheckoutView
      page={page}
      uniqueId={page.uniqueId}
      form={form}
      order={noOrder}
      prices={page.prices}
      quote={quote ?? undefined}
      isComputing={false}
      fault={undefined}
      coupon={coupon}
      customer={undefined}
      isAsked
      usesSavedCard={false}
      onOtherCard={nothing}
      cardRef={{ current: null }}
      cardFault={undefined}
      bankDialog={null}
      refusal={undefined}
      onSignIn={nothing}
      onFinished={nothing}
    />
  );
}
