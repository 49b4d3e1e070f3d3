import type { Schema } from '@uplink/api-client';
import { formatDate, formatMoney } from '@uplink/api-client/domain';

/** What a plan is called in the list, and what follows its price. */
export function describePlan({ type, months, total, trialDays, validDays }: Schema<'Price'>) {
  const monthly = 'a month';
  const until = validDays === null ? 'Yours for good' : `Access for ${validDays} days`;
  if (type === 'free') return { title: 'Free', text: until, unit: '' };
  if (type === 'oneTime') return { title: 'Pay once', text: until, unit: '' };
  if (type === 'paymentPlan') {
    const all = total ? `${months} months, ${formatMoney(total)} in total` : '';
    const title =
      trialDays === null ? 'Payment plan' : `${trialDays} days free, then ${months} payments`;
    return { title, text: all, unit: monthly };
  }
  const title = trialDays === null ? 'Monthly' : `${trialDays} days free, then monthly`;
  return { title, text: 'Stop any time', unit: monthly };
}

export const messages = {
  title: (name: string) => `Get ${name}`,
  loading: 'Loading prices',
  plan: 'Your plan',
  pricesInvalid: 'The prices could not be loaded. Nothing was bought.',
  noPrices: 'This product is not for sale at the moment.',
  retry: 'Try again',
  fee: (amount: string) => `plus ${amount} enrollment fee`,
  coupon: 'Coupon',
  apply: 'Apply',
  removeCoupon: (code: string) => `Remove coupon ${code}`,
  cohort: 'Cohort',
  cohortOf: ({ name, startDate, seatsLeft }: Schema<'OpenCohort'>) =>
    `${name}, starts ${formatDate(startDate)}${seatsLeft === null ? '' : `, ${seatsLeft} seats left`}`,
  chooseCohort: 'Choose a cohort.',
  bumpPrice: 'with this order only',
  credits: (amount: string) => `Use my credits (${amount})`,
  shipping: 'Where we send your kit',
  street: 'Street',
  city: 'City',
  state: 'State',
  zip: 'Zip',
  country: 'Country',
  tshirt: 'T-shirt size',
  incomplete: 'Fill in the address.',
  payment: 'Payment',
  newCard: 'Another card',
  wallet: 'Wallet',
  connectWallet: 'Connect a wallet',
  windowBlocked: 'Your browser kept the wallet window shut. Press the button again.',
  walletFailed: 'Please try again later.',
  cardFailed: 'We were unable to process your payment. Update your card and try again.',
  methodName: ({ type, brand, last4, payerEmail }: Schema<'OwnPaymentMethod'>) =>
    type === 'card'
      ? `${capital(brand ?? 'card')} ending in ${last4}`
      : `Wallet ${payerEmail ?? ''}`,
  order: 'Your order',
  discount: 'Discount',
  enrollmentFee: 'Enrollment fee',
  credit: 'Credits',
  tax: 'Tax',
  today: 'Today',
  next: (amount: string, date: string) => `Then ${amount} on ${date}`,
  trial: (date: string) => `Free until ${date}`,
  inTotal: (amount: string) => `${amount} in total`,
  pay: (amount: string) => `Pay ${amount}`,
  enrol: 'Enrol for free',
  startTrial: 'Start the trial',
  paying: 'Processing your payment',
  processingText:
    "We don't know yet whether your payment went through. You will not be charged twice if you wait here.",
  checkAgain: 'Check again',
  confirmText: 'Your bank wants to know that it is you.',
  confirm: 'Continue to my bank',
  bought: 'You are in',
  boughtText: (name: string) => `${name} is yours now. A receipt is in Billing.`,
  go: { terms: 'Continue to the terms', onboarding: 'Continue', start: 'Start learning' },
  owned: (name: string) => `You already have ${name}.`,
  open: 'Open it',
  close: 'Close',
  offer: 'One more thing',
  accept: (amount: string) => `Add it for ${amount}`,
  decline: 'No, thank you',
  insteadOf: 'instead of',
} as const;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
