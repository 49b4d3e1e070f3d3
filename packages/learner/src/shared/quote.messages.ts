import { defineMessages } from '@uplink/api-client/messages';

/** What the figures of an order are called, wherever something is bought. */
export const quoteMessages = defineMessages('learner/quote', {
  enrollmentFee: 'Enrollment fee',
  discount: 'Discount',
  credit: 'Credits',
  payFirst: (amount: string) => `Use my credits (${amount})`,
  tax: 'Tax',
  today: 'Today',
  trial: (date: string) => `Free until ${date}`,
  next: (amount: string, date: string) => `Then ${amount} on ${date}`,
  nextForever: (amount: string, date: string) => `Then ${amount} a month from ${date}`,
  nextTimes: (amount: string, date: string, times: number) =>
    `Then ${times} payments of ${amount}, the first on ${date}`,
  pay: (amount: string) => `Pay ${amount}`,
  startTrial: 'Start free trial',
  payWithCredits: 'Pay with credits',
  getFree: 'Get it free',
  inTotal: (amount: string) => `${amount} in total`,
});
