import { PAYMENT_GRACE_DAYS, REFUND_REQUEST_DAYS } from '@uplink/api-client/domain';
import { defineMessages } from '@uplink/api-client/messages';

/** What buyer and academy owe each other, as the academy's server keeps it. */
export const saleTermsMessages = defineMessages('learner/sale-terms', {
  title: 'Terms of sale',
  lead: 'What you can expect when you buy from us, and what we expect from you.',
  sections: [
    {
      title: 'Price and payment',
      text: 'The order names every amount before you pay: what is due today, what follows and when, discounts, fees and taxes. We charge nothing that your order didn’t name. Your card number goes to our payment provider and never reaches us.',
    },
    {
      title: 'Payment plans and subscriptions',
      text: 'A payment plan ends with its last payment, and you can pay off the rest at any time. A subscription renews every month until you cancel it under Billing; you keep access until the end of the month you paid for. We write to you before a trial ends.',
    },
    {
      title: 'If a payment is declined',
      text: `We tell you at once and keep everything open for ${PAYMENT_GRACE_DAYS} days. After that access is limited to Billing until the amount is paid. Your work, notes and results are kept.`,
    },
    {
      title: 'Refunds',
      text: `You can request a refund under Billing within ${REFUND_REQUEST_DAYS} days of a payment. A refund ends access to what it was paid for, and to nothing else.`,
    },
    {
      title: 'Access',
      text: 'Access is for you alone. Unless your order names an end, it has none. Some products ask you to sign an agreement before you begin; if you decline it, nothing further is charged.',
    },
    {
      title: 'Receipts',
      text: 'Each payment has a numbered receipt under Billing. It carries your company’s name and address if you enter them there.',
    },
  ],
});
