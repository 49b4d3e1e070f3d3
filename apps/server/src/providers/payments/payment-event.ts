/**
 * News from a provider. It only names what to read again (`charge` with readCharge, `refund` with readRefund,
 * `dispute` with readDispute, `method` with readMethod); nothing else in it is believed.
 */
export interface PaymentEvent {
  /** The provider's id of the event: the same when it is delivered again. */
  id: string;
  at: Date;
  /** Rises with each change of what it is about, so that older news can be recognised. */
  version: number;
  type: 'charge' | 'refund' | 'dispute' | 'method';
  ref: string;
  /** Of our call that it goes back to, where the provider says so. */
  idempotencyKey?: string;
}

/** What the academy does about news; throws when it could not, and is called again later. */
export type OnPaymentEvent = (event: PaymentEvent & { provider: string }) => Promise<void>;
