import { VALIDATION } from '@uplink/api-client/domain';
import { defineMessages } from '@uplink/api-client/messages';

/** Texts of taking a card, approving a wallet and confirming a payment. */
export const paymentsMessages = defineMessages('kit/payments', {
  card: 'Card',
  form: 'The card form',
  failed: "The card form didn't load.",
  retry: 'Try again',
  /** When the provider refuses without a reason. */
  refused: 'We could not response your request',
  number: 'Card number',
  expires: 'Expires',
  securityCode: 'Security code',
  zip: 'Zip',
  required: VALIDATION.required,
  confirmTitle: 'Confirm with your bank',
  bank: 'Your bank',
  walletTitle: 'Confirm with your wallet',
  walletText: 'Your wallet asks you to confirm this payment in its own window.',
  walletOpen: 'Open the wallet',
});
