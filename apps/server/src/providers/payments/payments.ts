import type { IncomingHttpHeaders } from 'node:http';
import type { Schema } from '@uplink/api-client';
import type { PaymentEvent } from './payment-event.ts';

/** An amount in the smallest unit of its currency: 4200 USD is $42.00. */
export interface Money {
  amount: number;
  /** ISO 4217, in capitals. */
  currency: string;
}

/** How a person pays: with the card provider or with the wallet provider. */
export type PaymentKind = 'card' | 'wallet';

/** A way to pay that the provider keeps. The academy keeps only this much of it. */
export interface SavedMethod {
  /** The provider's id. */
  ref: string;
  kind: PaymentKind;
  /** Such as visa; null for a wallet. */
  brand: string | null;
  /** credit, debit or prepaid. */
  funding: string | null;
  last4: string | null;
  expMonth: number | null;
  expYear: number | null;
  zip: string | null;
  /** The account of a wallet. */
  payerEmail: string | null;
  /** Agreements with wallets end; cards say it by their month and year. */
  expiresAt: Date | null;
}

/** What the buyer's browser has to do before a charge or a card is accepted. */
export interface ClientAction {
  /** A frame in the page, or a page of the provider to go to. */
  kind: 'frame' | 'redirect';
  url?: string;
  /** For providers whose own script opens the frame. */
  clientSecret?: string;
}

export const declineCodes = [
  'declined',
  'insufficientFunds',
  'expiredCard',
  'incorrectCvc',
  'incorrectZip',
  'lostOrStolen',
  'limitExceeded',
  'processingError',
  'authenticationFailed',
  'methodGone',
  'agreementExpired',
] as const;
export type DeclineCode = (typeof declineCodes)[number];

/** The result of a charge. If the response is lost, ProviderUnreachable is thrown instead. */
export type ChargeState =
  | { state: 'succeeded'; ref: string; at: Date; captured: number }
  | { state: 'declined'; ref: string | null; code: DeclineCode; message: string }
  | { state: 'authenticationNeeded'; ref: string; clientAction: ClientAction }
  | { state: 'processing'; ref: string }
  /** Only from readCharge: no money has moved by this key. A charge still on its way may arrive later. */
  | { state: 'notFound' };

/** A refund that failed has given nothing back; one that is pending may still fail. */
export type RefundState = { ref: string; chargeRef: string; money: Money } & (
  | { state: 'succeeded' | 'pending' }
  | { state: 'failed'; message: string }
);

/** A dispute takes the money at once and gives it back when it is won. */
export interface Dispute {
  ref: string;
  state: 'open' | 'won' | 'lost';
  chargeRef: string;
  money: Money;
  /** In the provider's word, such as fraudulent. */
  reason: string;
  evidenceDueAt: Date | null;
}

/** One line of the provider's ledger. Refunds and disputes take money away, the others bring some. */
export interface Movement {
  /** Of the charge, refund or dispute. */
  ref: string;
  kind: 'charge' | 'refund' | 'refundFailed' | 'dispute' | 'disputeWon';
  chargeRef: string;
  /** Ours, where we caused it. */
  idempotencyKey?: string;
  money: Money;
  at: Date;
}

/** What the browser needs to take a card or have a wallet approved. Everyone may see it. */
export type BrowserSetup<Kind extends PaymentKind = PaymentKind> = Schema<'PaymentSetup'>[Kind];

export interface Charge {
  /** Of one wish to pay: the same key moves money once, however often it is sent. */
  idempotencyKey: string;
  /** The ref of a saved method. */
  method: string;
  /** Whose method it is, by our id. */
  customer: string;
  money: Money;
  description: string;
  /** Whether someone is there to answer the bank's questions; at a renewal no one is. */
  isBuyerPresent: boolean;
  metadata: Record<string, string>;
}

export interface Refund {
  idempotencyKey: string;
  chargeRef: string;
  money: Money;
  metadata: Record<string, string>;
}

export interface ByKey {
  idempotencyKey: string;
  ref?: undefined;
}

export interface ByRef {
  ref: string;
}

/**
 * Moves money. Never call it inside a transaction: the answer takes its time, and what is moved stays moved
 * when the transaction doesn't. Every call throws ProviderUnreachable when its outcome is unknown, and
 * ProviderRefused when the provider can't accept it as it is.
 */
export interface PaymentProvider<Kind extends PaymentKind = PaymentKind> {
  /** Stored with each payment, to find its provider again. */
  readonly name: BrowserSetup['provider'];
  readonly kind: Kind;
  browserSetup(): BrowserSetup<Kind>;
  /**
   * Turns the browser's single-use token (card) or the approved token (wallet) into a saved method. Throws
   * MethodRefused with a message for the person.
   */
  saveMethod(input: {
    token: string;
    customer: string;
    idempotencyKey: string;
  }): Promise<SavedMethod>;
  /** Undefined when it was removed, by us or at the provider. */
  readMethod(ref: string): Promise<SavedMethod | undefined>;
  /** Afterwards no charge can use it. Removing it again does nothing. */
  removeMethod(ref: string): Promise<void>;
  /** Removes what the provider stores about a person, except charges. Safe to repeat. */
  forgetCustomer?(customer: string): Promise<void>;
  /** Wallets only: starts an approval; the browser opens `url`, which leads back to `returnUrl`. */
  beginApproval?(input: {
    customer: string;
    idempotencyKey: string;
    returnUrl: string;
  }): Promise<{ token: string; url: string; expiresAt: Date }>;
  charge(charge: Charge): Promise<ChargeState>;
  /** The truth about a charge: by our own key when its answer was lost, or by the ref in an event. */
  readCharge(input: ByKey | ByRef): Promise<ChargeState>;
  /** Ends a charge that has not succeeded; one that has stays as it is, and the answer says so. */
  cancelCharge(ref: string): Promise<ChargeState>;
  refund(refund: Refund): Promise<RefundState>;
  readRefund(
    input: (ByKey & { chargeRef: string }) | ByRef,
  ): Promise<RefundState | { state: 'notFound' }>;
  readDispute(ref: string): Promise<Dispute>;
  /**
   * Checks the signature over the raw body and its time. Undefined when it is forged, too old or malformed;
   * 'other' for events that say nothing about money.
   */
  readEvent(input: {
    rawBody: Buffer;
    headers: IncomingHttpHeaders;
    now: Date;
  }): Promise<PaymentEvent | 'other' | undefined>;
  /** All money that moved since, oldest first, to reconcile with. */
  listMovements(input: {
    since: Date;
    cursor?: string;
  }): Promise<{ movements: Movement[]; next?: string }>;
}

/** The providers of a deployment. */
export interface PaymentProviders {
  card: PaymentProvider<'card'>;
  wallet: PaymentProvider<'wallet'>;
}
