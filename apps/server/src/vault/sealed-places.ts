import type { DB } from '../db/schema.ts';
import { openText, type Secrets } from '../sealed.ts';

interface SealedPlace {
  table: keyof DB;
  column: string;
  /** The column with the person whose key it is. */
  owner: string;
  /** A JSON column, which holds the encrypted text as a string. */
  isJson?: true;
  /** Rows that nothing but a deletion may change. */
  isKept?: true;
  /** What was there before it was encrypted by person. @default the text itself */
  former?: (stored: string, secrets: Secrets) => string;
}

/** A column whose rows name their person in `user_id`. */
const own = <Table extends keyof DB>(
  table: Table,
  column: string,
  more: Partial<SealedPlace> = {},
) => ({ table, column, owner: 'user_id', ...more }) satisfies SealedPlace;

/**
 * Every column that is encrypted with the key of a person. What staff search, sort or compare by stays in the
 * clear, and what the law keeps after an account is deleted.
 */
const places = {
  'app_user.birth_date': own('app_user', 'birth_date', { owner: 'id' }),
  'app_user.street': own('app_user', 'street', { owner: 'id' }),
  'application.message': own('application', 'message'),
  'application.reason': own('application', 'reason'),
  'authenticator.sealed_key': own('authenticator', 'sealed_key', {
    former: (stored, secrets) => openText(stored, { ...secrets, purpose: 'authenticator' }),
  }),
  'billing_detail.company_name': own('billing_detail', 'company_name'),
  'billing_detail.tax_id': own('billing_detail', 'tax_id'),
  'billing_detail.street': own('billing_detail', 'street'),
  'billing_detail.city': own('billing_detail', 'city'),
  'billing_detail.state': own('billing_detail', 'state'),
  'billing_detail.zip': own('billing_detail', 'zip'),
  'onboarding_answer.answers': own('onboarding_answer', 'answers', { isJson: true }),
  // Nothing reads them but a copy of the own data: the job encrypts them after the order.
  'purchase.bill_to': own('purchase', 'bill_to', { isJson: true }),
  'purchase.shipping': own('purchase', 'shipping', { isJson: true }),
  'terms_agreement.answers': own('terms_agreement', 'answers', { isJson: true, isKept: true }),
  'terms_agreement.decline_reason': own('terms_agreement', 'decline_reason', { isKept: true }),
  'user_note.note': own('user_note', 'note'),
};

export type PlaceName = keyof typeof places;

export const SEALED_PLACES: Record<PlaceName, SealedPlace> = places;

export const sealedPlaces = Object.entries(SEALED_PLACES) as [PlaceName, SealedPlace][];
