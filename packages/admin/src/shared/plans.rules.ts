import type { Schema } from '@uplink/api-client';
import { DEFAULT_COUPON } from '@uplink/api-client/domain';
import type { AllFormats } from '@uplink/api-client/messages';
import type { planPickerMessages } from './plan-picker.messages.ts';

export interface PlanOption {
  id: string;
  label: string;
}

/** What a product can be sold by, in words; plans of a coupon name it. */
export function plansOf(
  module: Schema<'PurchasableModule'> | undefined,
  messages: typeof planPickerMessages,
  formats: AllFormats,
): PlanOption[] {
  return (module?.offers ?? []).flatMap(({ couponCode, addonName, prices }) =>
    prices.map((price) => {
      const plan = planInWords(price, messages, formats);
      const isNamed = couponCode !== null && couponCode !== DEFAULT_COUPON;
      const label = isNamed ? messages.coupon(plan, couponCode) : plan;
      if (addonName !== null)
        return { id: String(price.id), label: messages.addon(plan, addonName) };
      return { id: String(price.id), label };
    }),
  );
}

/** Cohorts of a program with a seat left: while there are any, one has to be chosen. */
export const joinable = (module: Schema<'PurchasableModule'> | undefined) =>
  (module?.cohorts ?? []).filter(({ seatsLeft }) => seatsLeft !== 0);

function planInWords(
  { type, amount, months }: Schema<'Price'>,
  messages: typeof planPickerMessages,
  formats: AllFormats,
): string {
  const money = formats.money(amount);
  switch (type) {
    case 'free':
      return messages.free;
    case 'oneTime':
      return messages.once(money);
    case 'paymentPlan':
      return messages.months(months ?? 0, money);
    case 'subscription':
      return messages.monthly(money);
  }
}
