import type { DeclineCode } from '../payments.ts';

/** How a test card or test wallet behaves. What isn't named goes well. */
export interface Script {
  /** When it is saved: refused, or only after the buyer proves who they are. */
  saving?: DeclineCode | 'authenticate';
  /** At each charge. */
  charging?:
    | DeclineCode
    | 'authenticate'
    | 'authenticateThenDecline'
    | 'declineAfterFirst'
    | 'processing'
    | 'slow'
    | 'dispute';
  /** At each refund. */
  refunding?: 'pending' | 'fails';
  /** It ends with the month in which it was entered. */
  expires?: boolean;
}

/** By the name that is stored with a saved method; cards and wallets name theirs. */
export const scripts = {
  succeeds: {},
  refusedOnSaving: { saving: 'declined' },
  wrongCvc: { saving: 'incorrectCvc' },
  declined: { charging: 'declined' },
  insufficientFunds: { charging: 'insufficientFunds' },
  expiredCard: { charging: 'expiredCard' },
  incorrectCvc: { charging: 'incorrectCvc' },
  incorrectZip: { charging: 'incorrectZip' },
  lostOrStolen: { charging: 'lostOrStolen' },
  limitExceeded: { charging: 'limitExceeded' },
  processingError: { charging: 'processingError' },
  methodGone: { charging: 'methodGone' },
  agreementExpired: { charging: 'agreementExpired' },
  authenticatesOnSaving: { saving: 'authenticate' },
  authenticates: { charging: 'authenticate' },
  failsAuthentication: { charging: 'authenticateThenDecline' },
  declinesAfterFirst: { charging: 'declineAfterFirst' },
  processes: { charging: 'processing' },
  slow: { charging: 'slow' },
  disputes: { charging: 'dispute' },
  refundsLater: { refunding: 'pending' },
  refundFails: { refunding: 'fails' },
  expires: { expires: true },
} satisfies Record<string, Script>;

export type ScriptName = keyof typeof scripts;

export const scriptOf = (name: string): Script => scripts[name as ScriptName] ?? {};
