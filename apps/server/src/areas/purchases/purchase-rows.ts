import type { Selectable } from 'kysely';
import type { Payment, Purchase, PurchaseLine } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';

/** What buying, charging and refunding are built from. */
export type PurchaseDeps = Pick<
  Deps,
  'db' | 'clock' | 'payments' | 'mail' | 'publicUrl' | 'academyName'
>;

export type PurchaseRow = Selectable<Purchase>;
export type PaymentRow = Selectable<Payment>;
export type LineRow = Selectable<PurchaseLine>;

/** Who does something with a purchase, and why. */
export interface Cause {
  /** No one when the server does it by itself. */
  actorId: number | null;
  reason: string;
  /** Of the call that caused it. */
  requestId?: string | undefined;
}
