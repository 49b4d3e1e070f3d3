import type { Selectable } from 'kysely';
import type { SandboxMethod } from '../../../db/schema.ts';
import type { Charge, DeclineCode } from '../payments.ts';
import { type CardFacts, isExpired } from './card-entry.ts';
import type { CallFault } from './faults.ts';
import { declineMessages, walletDeclined } from './messages.ts';
import { scriptOf } from './scripts.ts';

interface Facts {
  method: Selectable<SandboxMethod>;
  charge: Charge;
  /** How many charges of the method succeeded before. */
  former: number;
  fault: CallFault | undefined;
  now: Date;
}

export interface Outcome {
  state: 'succeeded' | 'declined' | 'authenticationNeeded' | 'processing';
  code?: DeclineCode;
  message?: string;
}

/** What the bank or the wallet says to a charge. */
export function decideCharge(facts: Facts): Outcome {
  const { method, charge, former, fault } = facts;
  const { charging } = scriptOf(method.script);
  if (fault?.fault === 'decline') return declinedAs(fault.detail ?? 'declined', method.kind);
  const ended = endOf(facts);
  if (ended) return declinedAs(ended, method.kind);
  const asks =
    fault?.fault === 'authenticationNeeded' ||
    charging === 'authenticate' ||
    charging === 'authenticateThenDecline';
  if (asks && !charge.isBuyerPresent) return declinedAs('authenticationFailed', method.kind);
  if (asks) return { state: 'authenticationNeeded' };
  if (charging === 'declineAfterFirst')
    return former > 0 ? declinedAs('declined', method.kind) : { state: 'succeeded' };
  if (charging === 'processing') return { state: 'processing' };
  if (!charging || charging === 'slow' || charging === 'dispute') return { state: 'succeeded' };
  return declinedAs(charging, method.kind);
}

function endOf({ method, now }: Facts): DeclineCode | undefined {
  if (method.removed_at) return 'methodGone';
  if (method.expires_at && method.expires_at <= now) return 'agreementExpired';
  const card = method.card as unknown as CardFacts | null;
  return card && isExpired(card, now) ? 'expiredCard' : undefined;
}

export function declinedAs(code: DeclineCode, kind: string): Outcome {
  const speaksOfCard = declineMessages[code].startsWith('Your card');
  const message = kind === 'wallet' && speaksOfCard ? walletDeclined : declineMessages[code];
  return { state: 'declined', code, message };
}
