import type { PlanType } from './codes/commerce.codes.ts';

/** What a plan costs, in minor units. */
export interface Plan {
  type: PlanType;
  /** Of one payment; a payment plan has `months` and `total` instead. */
  amount: number | null;
  months: number | null;
  total: number | null;
}

/** Splits a total into equal instalments; the last one takes the rest. */
export function splitInstalments(total: number, months: number): number[] {
  const part = Math.floor(total / months);
  return Array.from({ length: months }, (_, index) =>
    index < months - 1 ? part : total - part * (months - 1),
  );
}

/** The payments a plan asks for, in order; of a subscription the first of its equal ones. */
export function planPayments({ type, amount, months, total }: Plan): number[] {
  if (type === 'free') return [];
  return type === 'paymentPlan' ? splitInstalments(total ?? 0, months ?? 1) : [amount ?? 0];
}

/** What plans of the same kind are compared by: all payments of a payment plan, else one. */
export function planPrice({ type, amount, total }: Plan): number {
  return (type === 'paymentPlan' ? total : amount) ?? 0;
}
