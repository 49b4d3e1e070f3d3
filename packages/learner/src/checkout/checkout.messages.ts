import { CARD_PAYMENT_FAILED, WALLET_PAYMENT_FAILED } from '@uplink/api-client/domain';
import { defineMessages } from '@uplink/api-client/messages';

interface LaterCharge {
  amount: string;
  /** Left out if it is due now. */
  date: string | undefined;
  isMonthly: boolean;
  /** Such as 'Visa 4242'; none if there is nothing to charge. */
  method: string | null;
}

/** Every sentence of the checkout pages. */
export const checkoutMessages = defineMessages('learner/checkout', {
  page: 'The page',
  unknownTitle: 'This page is not available',
  unknownText: 'It may have been closed. Check the address, or ask whoever sent you the link.',
  steps: { plan: 'Your plan', buyer: 'About you', payment: 'Payment' },
  planGroup: 'Plan',
  methodGroup: 'Payment method',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  emailHelp: 'We send what you need to start to this address.',
  street: 'Street',
  city: 'City',
  state: 'State',
  zip: 'Zip',
  country: 'Country',
  tshirtSize: 'T-shirt size',
  sizes: ['S', 'M', 'L', 'XL', 'XXL', 'XXXL', 'XXXXL'],
  haveAccount: 'Do you have an account?',
  signIn: 'Sign in',
  buyingAs: 'You are buying with your account',
  card: 'Card',
  wallet: 'Wallet',
  walletHelp: 'You confirm in a window of your wallet',
  savedCard: 'Your saved card is charged.',
  otherCard: 'Use another card',
  noCharge: 'Nothing to pay now or later: no payment method is needed.',
  cardFault: 'Fill in the card.',
  bumpPrice: 'with this order only',
  order: 'Your order',
  items: (count: number) => `Your order, ${count} ${count === 1 ? 'item' : 'items'}`,
  applied: (code: string) => `${code} applied`,
  taxIncluded: (currency: string) => `${currency}, tax included`,
  taxAdded: (currency: string) => currency,
  taxPending: (currency: string) => `${currency}. Tax is calculated from your address.`,
  pricesFailed: 'The prices could not be loaded, so nothing can be ordered now.',
  retry: 'Try again',
  computing: 'The amount is being calculated',
  terms: 'By paying you accept the',
  termsFree: 'By continuing you accept the',
  termsLink: 'terms',
  change: '14 days to change your mind.',
  fixAll: 'Some fields need your attention.',
  declined: CARD_PAYMENT_FAILED,
  declinedWallet: WALLET_PAYMENT_FAILED,
  noAnswer:
    'We don’t know yet whether your payment went through. Pressing the button again doesn’t charge you twice.',
  walletBlocked:
    'Your browser blocked the wallet window. Allow it for this page, then press the button again.',
  walletClosed: 'The wallet was closed before you confirmed the payment.',
  processingTitle: 'Your payment is being processed',
  processingText:
    'This can take a minute. You can close this page: we write to you once it is done, and you pay only once.',
  confirmTitle: 'Confirm the payment with your bank',
  confirmText: 'Your bank asks for a confirmation before it pays.',
  confirm: 'Confirm now',
  offerTitle: 'One more thing before you start',
  bought: (product: string) => `${product} is yours.`,
  accept: (amount: string) => `Yes, add it for ${amount}`,
  refuse: 'No, thanks',
  insteadOf: 'instead of',
  sameMethod: "We'll charge the payment method you just used.",
  offerDeclined: 'This was not added: the payment was declined. What you bought before is yours.',
  thankYou: 'Thank you',
  thankYouText: (product: string) => `${product} is yours.`,
  mailed: (email: string) =>
    `We sent an email to ${email}. It says how to open your account and start.`,
  mailHelp: 'Nothing after a few minutes? Check your spam folder, or write to support.',
  start: 'Start learning',
  youBought: 'What you bought',
  paid: 'Paid today',
  gone: 'There is nothing to show here',
  goneText: 'Your order is in the email we sent you, and in your account under Billing.',
  billing: 'Open Billing',
  claimTitle: 'Add your purchase to your account',
  claimText: 'Sign in with the account for the address we sent the email to.',
  mailedText: (product: string) => `${product} was bought with your email address.`,
  addToAccount: 'Add to my account',
  nothingLater: 'Nothing is charged to you.',
  laterCharge: ({ amount, date, isMonthly, method }: LaterCharge) => {
    const charged = `${amount} is charged${method ? ` to ${method}` : ''}`;
    if (!date)
      return `${charged} as soon as you add it${isMonthly ? ', and then each month' : ''}.`;
    return isMonthly ? `From ${date}, ${charged} each month.` : `On ${date}, ${charged}.`;
  },
  addMethod: {
    card: (date: string | undefined) => (date ? `Add a card before ${date}` : 'Add a card first'),
    wallet: (date: string | undefined) =>
      date ? `Connect a wallet before ${date}` : 'Connect a wallet first',
  },
  claimed: (product: string) => `${product} was added to your account.`,
  claimRefunded: (product: string) => `You already had ${product}, so this payment is refunded.`,
  claimFailed: 'This purchase could not be added',
  ratings: (average: string, count: string) =>
    `${average} from ${count} ${count === '1' ? 'learner' : 'learners'}`,
  home: 'Uplink Academy, home',
});
