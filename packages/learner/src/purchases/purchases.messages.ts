import type { Schema } from '@uplink/api-client';
import { CARD_NOT_ADDED, formatDate, WALLET_PAYMENT_FAILED } from '@uplink/api-client/domain';
import { defineMessages } from '@uplink/api-client/messages';

export const purchasesMessages = defineMessages('learner/purchases', {
  title: (name: string) => `Get ${name}`,
  loading: 'Loading prices',
  plan: 'Your plan',
  pricesInvalid: 'The prices could not be loaded. Nothing was bought.',
  noPrices: 'This product has no price here yet. Ask us, and we’ll answer by email.',
  ask: 'Ask about it',
  askSubject: (product: string) => `About ${product}`,
  retry: 'Try again',
  replaces: (name: string) => `This replaces ${name}, which ends once the payment is through.`,
  campaign: ({ text, endsAt }: Pick<Schema<'Campaign'>, 'text' | 'endsAt'>) =>
    [text, endsAt && `until ${formatDate(endsAt)}`].filter(Boolean).join(', '),
  bumpPrice: 'with this order only',
  shipping: 'Where we send your kit',
  street: 'Street',
  city: 'City',
  state: 'State',
  zip: 'Zip',
  country: 'Country',
  tshirt: 'T-shirt size',
  addressKept: 'We’ll keep this address in your profile.',
  incomplete: 'Fill in the address.',
  payment: 'Payment',
  newCard: 'Another card',
  wallet: 'Wallet',
  connectWallet: 'Connect a wallet',
  windowBlocked: 'Your browser blocked the wallet window. Press the button again.',
  walletFailed: WALLET_PAYMENT_FAILED,
  cardNotAdded: CARD_NOT_ADDED,
  methodName: ({ type, brand, last4, payerEmail }: Schema<'OwnPaymentMethod'>) =>
    type === 'card'
      ? `${capital(brand ?? 'card')} ending in ${last4}`
      : `Wallet ${payerEmail ?? ''}`,
  order: 'Your order',
  paying: 'Processing your payment',
  processingText:
    "We don't know yet whether your payment went through. You will not be charged twice if you wait here.",
  checkAgain: 'Check again',
  confirmText: 'Your bank wants to confirm that it’s you.',
  confirm: 'Continue to my bank',
  bought: 'You are in',
  boughtText: (name: string) => `${name} is yours now. A receipt is in Billing.`,
  go: { terms: 'Continue to the terms', onboarding: 'Continue', start: 'Start learning' },
  startable: (name: string) => `${name} is open to you: you can start it without paying.`,
  applied: (name: string) => `You have applied for ${name}. There is nothing to pay yet.`,
  owned: (name: string) => `You already have ${name}.`,
  open: 'Open it',
  close: 'Close',
  offer: 'One more thing',
  accept: (amount: string) => `Add it for ${amount}`,
  decline: 'No, thank you',
  insteadOf: 'instead of',
});

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
