export { type Authentication, useAuthentication } from './authentication.tsx';
export { CardField, type CardFieldHandle, type CardFieldProps } from './card-field.tsx';
export type {
  AuthenticationOutcome,
  CardFacts,
  CardResult,
  ClientAction,
} from './payments.types.ts';
export { approveWallet, type WalletApproval, type WalletOutcome } from './wallet-window.ts';
