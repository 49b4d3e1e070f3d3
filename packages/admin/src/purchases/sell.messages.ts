import { defineMessages } from '@uplink/api-client/messages';

export const sellMessages = defineMessages('admin/sell', {
  sell: 'Add product',
  title: 'Add a product',
  paymentType: 'Paid by',
  reason: 'Reason for the log',
  reasonHelp: 'Kept with your name. The buyer doesn’t see it.',
  submit: 'Add product',
  pay: (amount: string) => `Charge ${amount} and add`,
  types: {
    card: 'The buyer’s card, now',
    wallet: 'The buyer’s wallet, now',
    offline: 'Paid elsewhere',
    noCharge: 'No charge',
  },
  declined: 'The payment was declined.',
  processing: 'The outcome isn’t known yet. It will appear in the log, or you can send it again.',
});
