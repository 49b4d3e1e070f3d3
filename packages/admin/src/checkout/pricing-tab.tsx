'use client';
import type { Schema } from '@uplink/api-client';
import { type AllFormats, useAllFormats, useMessages } from '@uplink/api-client/messages';
import { useUplink } from '@uplink/api-client/react';
import { Checkbox } from '@uplink/ui/choice';
import { Select } from '@uplink/ui/select';
import { checkoutMessages } from './checkout.messages.ts';
import type { PagePartProps } from './checkout.types.ts';
import { usePagePart } from './page-part.controller.ts';
import { PartCard } from './part-card.view.tsx';

interface Values {
  priceIds: number[];
  couponCode: string;
}

const none = '-';

const planName = (
  { type, amount, months }: Schema<'Price'>,
  { planTypes }: typeof checkoutMessages,
  formats: AllFormats,
) => `${planTypes[type]}, ${formats.money(amount)}${months ? ` × ${months}` : ''}`;

/** Which plans a page offers, and the coupon it opens with. */
export function PricingTab({ page }: PagePartProps) {
  const messages = useMessages(checkoutMessages);
  const formats = useAllFormats();
  const { api, unwrap } = useUplink();
  const { prices, coupons } = page.choices;
  const { form, saving } = usePagePart<Values>(page, {
    toValues: ({ draft }) => ({ priceIds: draft.priceIds, couponCode: draft.couponCode ?? none }),
    put: (version, { priceIds, couponCode }) =>
      unwrap(
        api.PUT('/management/checkouts/{checkoutId}/pricing', {
          params: { path: { checkoutId: page.id } },
          body: { version, priceIds, couponCode: couponCode === none ? null : couponCode },
        }),
        { rethrow: true },
      ),
    describe: (field, value) => ({
      label: field === 'priceIds' ? messages.plans : messages.coupon,
      lines: Array.isArray(value)
        ? prices
            .filter(({ id }) => value.includes(id))
            .map((one) => planName(one, messages, formats))
        : [value === none ? messages.noCoupon : String(value)],
    }),
  });
  const ids = form.field('priceIds');
  const { couponCode } = form.values;
  const codes = [...new Set([...coupons, ...(couponCode === none ? [] : [couponCode])])];
  return (
    <PartCard title={messages.tabs.pricing} form={form} saving={saving}>
      <fieldset className="ul-stack ul-gap-12 ul-checkout-plain">
        <legend className="ul-strong">{messages.plans}</legend>
        <p className="ul-small ul-muted">
          {prices.length === 0 ? messages.noPlans : messages.plansHelp}
        </p>
        {prices.map((price) => (
          <Checkbox
            key={price.id}
            isSelected={ids.value.includes(price.id)}
            onChange={(isOn) =>
              ids.onChange(
                isOn ? [...ids.value, price.id] : ids.value.filter((id) => id !== price.id),
              )
            }
          >
            {planName(price, messages, formats)}
          </Checkbox>
        ))}
        {ids.errorMessage && <p className="ul-small ul-fault">{ids.errorMessage}</p>}
      </fieldset>
      <Select
        label={messages.coupon}
        description={messages.couponHelp}
        options={[
          { id: none, label: messages.noCoupon },
          ...codes.map((code) => ({ id: code, label: code })),
        ]}
        {...form.field('couponCode')}
      />
    </PartCard>
  );
}
