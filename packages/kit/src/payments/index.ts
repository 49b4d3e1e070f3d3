export { type Authentication, useAuthentication } from './authentication.tsx';
export { CardField } from './card-field.tsx';
export type {
  AuthenticationOutcome,
  CardFacts,
  CardFieldHandle,
  CardFieldProps,
  CardResult,
  ClientAction,
} from './payments.types.ts';
export { sendCard } from './send-card.ts';
export { approveWallet, type WalletApproval, type WalletOutcome } from './wallet-window.ts';
