import type { Schema } from '@uplink/api-client';
import { formatDate, plural } from '@uplink/api-client/domain';
import { defineMessages } from '@uplink/api-client/messages';

/** What plans are called, and what is said of them. */
export const planMessages = defineMessages('learner/plan', {
  free: 'Free',
  payOnce: 'Pay once',
  paymentPlan: 'Payment plan',
  subscription: 'Monthly',
  trial: (days: number) => `${days} days free, then monthly`,
  trialPlan: (days: number) => `${days} days free, then a payment plan`,
  forGood: 'Yours for good',
  validDays: (days: number) => `Access for ${days} days`,
  inTotal: (months: number, total: string) => `${months} months, ${total} in total`,
  stopAnyTime: 'Stop any time',
  fee: (amount: string) => `plus ${amount} enrollment fee today`,
  aMonth: 'a month',
  cohort: 'Cohort',
  cohortOf: ({ name, startDate, seatsLeft }: Schema<'OpenCohort'>) =>
    `${name}, starts ${formatDate(startDate)}${seatsLeft === null ? '' : `, ${plural(seatsLeft, 'seat')} left`}`,
});
