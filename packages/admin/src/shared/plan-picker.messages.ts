import type { Schema } from '@uplink/api-client';
import { formatDate, plural } from '@uplink/api-client/domain';
import { defineMessages } from '@uplink/api-client/messages';

export const planPickerMessages = defineMessages('admin/plan-picker', {
  search: 'Search products',
  product: 'Product',
  plan: 'Plan',
  cohort: 'Cohort',
  cohortOf: ({ name, startDate, seatsLeft }: Schema<'OpenCohort'>) =>
    `${name}, starts ${formatDate(startDate)}${seatsLeft === null ? '' : `, ${plural(seatsLeft, 'seat')} left`}`,
  choose: 'Choose',
  none: 'No product found',
  free: 'Free',
  once: (amount: string) => `${amount} once`,
  monthly: (amount: string) => `${amount} a month`,
  months: (count: number, amount: string) => `${count} months, ${amount} each`,
  addon: (plan: string, name: string) => `${plan}, as the add-on ${name}`,
  coupon: (plan: string, code: string) => `${plan}, coupon ${code}`,
});
